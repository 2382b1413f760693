#!/usr/bin/env perl
# Prints CharacterWidth+Table.swift from the Unicode tables that Perl brings along:
#
#   perl character-width.pl > CharacterWidth+Table.swift
#
# Perl 5.36 has Unicode 14, 5.42 has Unicode 16. Nothing is downloaded.
use strict;
use warnings;
use Unicode::UCD qw(prop_invlist);

my @names = qw(
  narrow narrowPictograph wide widePictograph recentWide recentPictograph mark spacingMark
  modifier regional joiner lineBreak control hidden);
my %number = map { $names[$_] => $_ } 0 .. $#names;
my $kinds = chr($number{hidden}) x 0x110000;

# Assigns a kind to all scalars of a property that have a given kind so far.
sub paint {
  my ($kind, $property, %among) = @_;
  my @bounds = prop_invlist($property);
  push @bounds, 0x110000 if @bounds % 2;
  while (my ($first, $end) = splice @bounds, 0, 2) {
    for my $scalar ($first .. $end - 1) {
      next if %among && !$among{$names[ord substr $kinds, $scalar, 1]};
      substr($kinds, $scalar, 1) = chr $number{$kind};
    }
  }
}

paint('narrow', 'Assigned');
# Some of these are unassigned, but will be wide once they are assigned.
paint('recentWide', "East_Asian_Width=$_") for qw(Wide Fullwidth);
paint('recentPictograph', 'Extended_Pictographic', recentWide => 1);
paint('recentPictograph', 'Block=Symbols_And_Pictographs_Extended_A');
substr($kinds, $_, 1) = chr $number{recentPictograph} for 0x1F6D8 .. 0x1F6DF;
# Terminals agree on scalars up to Unicode 13.
paint('wide', 'Present_In=13.0', recentWide => 1);
paint('widePictograph', 'Present_In=13.0', recentPictograph => 1);
paint('narrowPictograph', 'Emoji', narrow => 1);
paint('narrow', 'ASCII');
paint('mark', "General_Category=$_") for qw(Mn Me);
paint('spacingMark', $_) for qw(General_Category=Mc GCB=V GCB=T);
paint('hidden', 'Default_Ignorable_Code_Point');
paint('mark', 'Variation_Selector');
paint('modifier', 'Emoji_Modifier');
paint('regional', 'Regional_Indicator');
paint('hidden', "General_Category=$_") for qw(Cf Cs Co Cc);
substr($kinds, $_, 1) = chr $number{control} for 0 .. 0x1F, 0x7F;
substr($kinds, $_, 1) = chr $number{lineBreak} for 0x0A, 0x85, 0x2028, 0x2029;
substr($kinds, 0x200D, 1) = chr $number{joiner};

my @entries;
for my $scalar (0 .. 0x10FFFF) {
  my $kind = ord substr $kinds, $scalar, 1;
  next if $scalar && $kind == ord substr $kinds, $scalar - 1, 1;
  push @entries, sprintf '0x%X', $scalar << 4 | $kind;
}

my $version = Unicode::UCD::UnicodeVersion();
my ($lines, $line) = ('', '   ');
for my $entry (@entries) {
  if (length("$line $entry,") > 100) { $lines .= "$line\n"; $line = '   ' }
  $line .= " $entry,";
}
print <<"END";
// Made by character-width.pl from Unicode $version.

extension CharacterWidth {
  /// Where each run of scalars of one kind begins, times 16, plus the kind.
  static let runs: [UInt32] = [
$lines$line
  ]
}
END
