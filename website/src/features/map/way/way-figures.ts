/** Metres as people say them: to five below fifty, to ten above, never none. */
export function roundMetres(metres: number): number {
  const step = metres < 50 ? 5 : 10;
  return Math.max(step, Math.round(metres / step) * step);
}

/** Whole minutes, at least one. */
export function roundMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** "60 m", in the language's own letters; short, because it stands in sentences that would bend the word. */
export function distanceText(metres: number, lang: string): string {
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit: 'meter', unitDisplay: 'short' });
  return format.format(roundMetres(metres));
}

/** "3 minutes", with the plural form of the language: it stands alone. */
export function durationText(seconds: number, lang: string): string {
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return format.format(roundMinutes(seconds));
}
