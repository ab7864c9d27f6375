/** A survey's questions are the centre's own words: they stand in every answer to it. */
const NOT_SENT = new Set(['question']);

/** What a search of the staff looks through: every text that was sent, in lower case. */
export function searchTextOf({
  name,
  email,
  payload,
}: {
  name: unknown;
  email: unknown;
  payload: unknown;
}): string {
  const texts: string[] = [];
  const gather = (value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [field, part] of Object.entries(value)) if (!NOT_SENT.has(field)) gather(part);
  };
  gather([name, email, payload]);
  return [...new Set(texts)].join('\n').toLowerCase();
}

/** The words of a search: each has to stand somewhere. */
export function searchWords(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, 8);
}
