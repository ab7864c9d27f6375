import type { Json } from '../../contract/src/reading/unwrap.ts';

/** Spellings of a single value, by what it is: how, and the value so. @param kind of the field's plan */
export function spellings(kind: string, field: string, value: Json): [string, Json][] {
  const isWords = typeof value === 'string' && !/^[/<]|^https?:/.test(value) && !/slug|url|href/i.test(field);
  switch (kind) {
    case 'text':
      return [
        ['[text]', [value]],
        ['{value}', { value }],
        ...(isWords ? [['{text}', { text: value }] as [string, Json]] : []),
      ];
    case 'flag':
    case 'either':
      if (typeof value !== 'boolean') return [];
      return (value ? [1, '1', 'true', 'yes', 'on'] : [0, '0', 'false', 'no']).map((word) => [
        String(word),
        word,
      ]);
    case 'whole':
    case 'number':
      return [
        ['in words', String(value)],
        ['{value}', { value }],
      ];
    case 'moment':
      if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return [['{date}', { date: value }]];
      return [
        ['day first', value.split('-').reverse().join('.')],
        ['with slashes', value.replaceAll('-', '/')],
        ['{date}', { date: value }],
      ];
    case 'clock':
      return [
        ['with seconds', `${value}:00.000`],
        ['with a dot', String(value).replace(':', '.')],
        ['as a number', Number(String(value).replace(':', ''))],
      ];
    default:
      return [];
  }
}
