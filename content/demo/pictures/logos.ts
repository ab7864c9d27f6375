import type { LogoKey } from './keys';
import { LOGO_OUTLINES } from './logo-paths';
import { INK } from './palette';

type LogoName = keyof typeof LOGO_OUTLINES;

export const LOGO_KEYS = (Object.keys(LOGO_OUTLINES) as LogoName[]).map((name): LogoKey => `logo-${name}`);

/** The wordmark of a shop as a whole SVG file, one colour, no margin; null for a shop that has none. */
export function logoSvg(key: LogoKey): { svg: string; width: number; height: number } | null {
  const name = key.slice('logo-'.length);
  if (!Object.hasOwn(LOGO_OUTLINES, name)) return null;
  const { width, height, body } = LOGO_OUTLINES[name as LogoName];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${INK}">${body}</svg>`,
    width,
    height,
  };
}
