const NAMES = new Map<string, Intl.DisplayNames>();

function namesFor(reader: string): Intl.DisplayNames {
  const names = NAMES.get(reader) ?? new Intl.DisplayNames([reader], { type: 'language' });
  NAMES.set(reader, names);
  return names;
}

/** A language in the words of who reads: 'cs-CZ' is 'czeski' in Polish. @param reader code of the reader's language */
export function languageName(code: string, reader: string): string {
  if (code === '') return '';
  return namesFor(reader).of(code.split('-')[0] ?? code) ?? code;
}

const BETWEEN = ' / ';

/**
 * Of a text in both languages, "Polish / English", the half that is read; any other text as it is. A name in both
 * halves may hold the sign that parts them.
 */
export function inOneLanguage(text: string, isPolish: boolean): string {
  const pieces = text.split(BETWEEN);
  if (pieces.length % 2 === 1) return text;
  const half = pieces.length / 2;
  return (isPolish ? pieces.slice(0, half) : pieces.slice(half)).join(BETWEEN);
}
