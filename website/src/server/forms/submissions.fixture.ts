import type { Written } from './site.fixture.ts';

export const ANNA = {
  first_name: 'Anna',
  last_name: 'Nowak',
  email: 'anna@poczta.pl',
  phone: '+48 601 555 014',
};
export const ENQUIRY = {
  ...ANNA,
  name: 'Anna Nowak',
  companyName: 'Nowak i Syn',
  interest: 'media',
  details: 'Two weeks\r\nin March',
  dataConsent: 'on',
};
export const DOCUMENT = 'abcdefghij0123456789abcd';
/** What the content system answers when all goes well. */
export const stored = async ({ name }: Written) =>
  name === 'bookStylist'
    ? { data: { id: 1, attributes: { documentId: DOCUMENT, state: 'new' } } }
    : { code: 'queued' };

export const typed = (fields: Record<string, string | string[]>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );

export function inParts(fields: Record<string, string>, photos: [string, Buffer | Uint8Array][] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of photos) form.append('photos', new Blob([new Uint8Array(bytes)]), name);
  return form;
}
