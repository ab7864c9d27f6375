/** Christmas Eve, half past nine: no part of it can be taken for another. */
const EXAMPLE = new Date(2026, 11, 24, 9, 30);

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions | undefined>> = {
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  datetime: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

/**
 * The hint of a field with a sentence on how its day, or its day and hour, is typed; of any other field the hint alone.
 * @param hint what is said of the field besides
 * @param type the attribute's type in the schema
 * @param language the admin's, by which Strapi's calendar reads and writes ("pl": 24.12.2026, "en": 12/24/2026)
 */
export function withDayExample(
  hint: string | undefined,
  type: string | undefined,
  language: string,
): string | undefined {
  const format = FORMATS[type ?? ''];
  if (!format) return hint;
  const example = new Intl.DateTimeFormat(language, { ...format, hour12: false }).format(EXAMPLE);
  const sentence = `${language === 'pl' ? 'Np.' : 'Such as'} ${example}.`;
  return hint ? `${hint} ${sentence}` : sentence;
}
