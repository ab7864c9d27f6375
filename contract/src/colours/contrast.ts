/** A colour's three parts, 0 to 255, of "#fff", "#00664a" or "rgb(0, 102, 74)". */
function parts(colour: string): number[] {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  const found = hex
    ? (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex)
        .match(/../g)
        ?.map((pair) => Number.parseInt(pair, 16))
    : /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1).map(Number);
  if (!found) throw new Error(`"${colour}" is no opaque colour`);
  return found;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parts(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours as WCAG 2.2 defines it: 1 to 21, whichever is the lighter. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
