import { box, disc, dome, group, line, shape } from '../../pictures/draw';
import { INK, type Paint, SKIN_1, SKIN_2, SKIN_3, SKIN_SHADE } from '../../pictures/palette';

type Skin = typeof SKIN_1 | typeof SKIN_2 | typeof SKIN_3;

const SHADE: Record<Skin, Paint> = { [SKIN_1]: SKIN_SHADE, [SKIN_2]: SKIN_3, [SKIN_3]: INK };

/** A face of radius 44 round the origin, its neck down to y 76; eyes open unless `asleep`. */
export function head(skin: Skin, hair: string, asleep = false): string {
  const eyes = asleep
    ? line('M-22 4q7 7 14 0M8 4q7 7 14 0', INK, 5)
    : disc(-15, 2, 4.5, INK) + disc(15, 2, 4.5, INK);
  return (
    box(-17, 34, 34, 42, SHADE[skin]) +
    disc(0, 0, 44, skin) +
    hair +
    eyes +
    line('M-11 20q11 9 22 0', INK, 4.5)
  );
}

/** Hair to the jaw, to stand behind nothing: it leaves the face open. */
export function bob(paint: Paint): string {
  return shape('M-52 44V-4A52 52 0 0 1 52 -4V44H34V-4A60 60 0 0 1 -20 -22A40 40 0 0 1 -34 6V44Z', paint);
}

export function shortHair(paint: Paint): string {
  return shape('M-46 0A46 46 0 0 1 46 0A70 70 0 0 0 10 -22A60 60 0 0 1 -46 0Z', paint);
}

export function bun(paint: Paint): string {
  return disc(0, -56, 22, paint) + shape('M-46 2A46 46 0 0 1 46 2A60 60 0 0 0 -46 2Z', paint);
}

export function cap(paint: Paint, band: Paint): string {
  return dome(0, -6, 48, paint) + box(-52, -16, 104, 18, band);
}

/** Shoulders to the hem under a head at the origin: 184 wide, down to y 400. */
export function coat(paint: Paint, lapel: Paint, inside: Paint): string {
  return (
    shape('M-92 400V126A54 54 0 0 1 -38 72H38A54 54 0 0 1 92 126V400Z', paint) +
    shape('M-30 70H30L0 164Z', inside) +
    shape('M-30 70L0 164L-54 128ZM30 70L0 164L54 128Z', lapel)
  );
}

/** The whole of a person, moved and scaled. */
export function person(x: number, y: number, scale: number, ...parts: string[]): string {
  return group(`translate(${x} ${y}) scale(${scale})`, ...parts);
}
