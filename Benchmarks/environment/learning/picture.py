"""Curves as an SVG picture."""

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 300, 240, 44, 30, 44
COLOURS = {"GRU": "#1f77b4", "memoryless": "#d95f02", "random": "#7f7f7f"}
CEILING = "#2ca02c"


def picture(sizes):
    """Returns the picture of all sizes, side by side: a line per seed, and a dashed line per player."""
    total = WIDTH * len(sizes)
    parts = [
        (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total} {HEIGHT}" width="{total}" height="{HEIGHT}"'
         ' font-family="sans-serif" font-size="11">'),
        f'<rect width="{total}" height="{HEIGHT}" fill="white"/>',
    ]
    for number, size in enumerate(sizes):
        parts.append(f'<g transform="translate({number * WIDTH} 0)">{_panel(size)}</g>')
    return "\n".join(parts + ["</svg>", ""])


def _panel(size):
    high = max(size["players"].values()) * 1.05
    low = min(0, min(size["players"].values()))
    most = max(steps for curves in size["curves"].values() for curve in curves for steps, _ in curve)
    right, bottom = WIDTH - 8, HEIGHT - BOTTOM

    def at(steps, points):
        x = LEFT + (right - LEFT) * steps / most
        y = bottom - (bottom - TOP) * (points - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    parts = [f'<text x="{LEFT}" y="16" font-weight="bold">{size["pairs"]} pairs: points a game</text>']
    for number, (name, points) in enumerate(size["players"].items()):
        start, end = at(0, points).split(","), at(most, points).split(",")
        colour = COLOURS.get(name, CEILING)
        parts.append(
            f'<line x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}" stroke="{colour}"'
            ' stroke-dasharray="4 3"/>'
            # Side by side, because players of equal points have lines at the same height.
            f'<text x="{LEFT + 4 + 62 * number}" y="{float(start[1]) - 3:.1f}" font-size="9" fill="{colour}">'
            f'{name} {points:.1f}</text>'
        )
    for name, curves in size["curves"].items():
        for curve in curves:
            places = " ".join(at(*point) for point in curve)
            parts.append(f'<polyline points="{places}" fill="none" stroke="{COLOURS[name]}" stroke-width="1.2"/>')
    parts.append(f'<path d="M{LEFT} {TOP}V{bottom}H{right}" fill="none" stroke="black"/>')
    for steps in (0, most / 2, most):
        x = at(steps, low).split(",")[0]
        parts.append(f'<text x="{x}" y="{bottom + 14}" text-anchor="middle">{steps / 1e3:.0f} k</text>')
    for points in (low, high / 2, high):
        y = float(at(0, points).split(",")[1])
        parts.append(f'<text x="{LEFT - 4}" y="{y + 4:.1f}" text-anchor="end">{points:.0f}</text>')
    key = "".join(
        f'<tspan fill="{COLOURS[name]}">■ {name} </tspan>' for name in size["curves"]
    )
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 8}">{key}<tspan>against steps</tspan></text>')
    return "".join(parts)
