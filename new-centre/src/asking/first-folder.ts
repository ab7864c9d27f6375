import { omitUndefined } from '@mall/contract/fields.ts';
import { Document } from 'yaml';
import type { Answers } from './questions.ts';

const HEAD = ` What this file may hold besides is said in docs/new-centre.md.
 A text in several languages: name: {lt-LT: Ąžuolas, en: Oak}`;

/** Of a centre that speaks several languages, texts stand in each. */
const TITLES = [
  'name',
  'room',
  'category',
  'sub-category',
  'phone',
  'website',
  'description',
  'hours',
  'logo',
  'picture',
];

/** The folder of a centre whose questions were answered: texts by their paths. Shops and drawings are still to come. */
export function firstFolder({
  street,
  postalCode,
  town,
  categories,
  ...answers
}: Answers): Record<string, string> {
  const [, ...others] = answers.languages;
  const address = omitUndefined({ lines: street === undefined ? undefined : [street], postalCode, town });
  const settings = omitUndefined({
    ...answers,
    address: Object.keys(address).length > 0 ? address : undefined,
    categories: categories?.map((name) => ({ name })),
  });
  const document = new Document(settings);
  document.commentBefore = HEAD;
  const titles = TITLES.flatMap((title) =>
    title === 'description' ? [title, ...others.map((locale) => `${title} (${locale})`)] : [title],
  );
  return { 'centre.yaml': document.toString(), 'shops.csv': `﻿${titles.join(';')}\n` };
}
