/** Metres as people say them: to five below fifty, to ten above, never none. */
export function roundMetres(metres: number): number {
  const step = metres < 50 ? 5 : 10;
  return Math.max(step, Math.round(metres / step) * step);
}

/** Whole minutes, at least one. */
export function roundMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

function inUnit(value: number, unit: 'meter' | 'minute', lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** "60 m", in the language's own letters. */
export function distanceText(metres: number, lang: string): string {
  return inUnit(roundMetres(metres), 'meter', lang);
}

/** "3 min", in the language's own letters. */
export function durationText(seconds: number, lang: string): string {
  return inUnit(roundMinutes(seconds), 'minute', lang);
}
