import { afterEach, expect, it } from 'vitest';
import { startInOwnLanguage } from '../../../src/admin/own-language';
import { giveLanguage } from '../../../src/start/people';

const global = globalThis as { strapi?: unknown };
afterEach(() => delete global.strapi);

/** The language of the admin in a browser that wants these. @param chosen before, by whoever sits there */
function languageIn(wanted: string[], chosen?: string) {
  const kept = new Map<string, string>(chosen ? [['strapi-admin-language', chosen]] : []);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  startInOwnLanguage(storage, wanted);
  return kept.get('strapi-admin-language');
}

it('opens in the first language of the browser that the admin has', () => {
  expect(languageIn(['pl-PL', 'en'])).toBe('pl');
  expect(languageIn(['uk', 'PL'])).toBe('pl');
  expect(languageIn(['en-GB', 'pl'])).toBe('en');
});

it('leaves a browser without any of them to Strapi, and what was chosen as it is', () => {
  expect(languageIn(['uk', 'de-DE'])).toBeUndefined();
  expect(languageIn(['en'], 'pl')).toBe('pl');
});

it('gives whoever is invited the language of the centre, and nobody else', () => {
  let created: ((event: { params: { data: object } }) => void) | undefined;
  global.strapi = {
    db: { lifecycles: { subscribe: (to: { beforeCreate: typeof created }) => (created = to.beforeCreate) } },
  };
  giveLanguage();
  const made = (data: object) => {
    created?.({ params: { data } });
    return data;
  };
  const invited = { email: 'nowa@staff.example', registrationToken: 'abc', isActive: false };
  expect(made({ ...invited })).toMatchObject({ preferedLanguage: 'pl' });
  expect(made({ ...invited, preferedLanguage: 'en' })).toMatchObject({ preferedLanguage: 'en' });
  expect(made({ email: 'first@staff.example', registrationToken: null, isActive: true })).not.toHaveProperty(
    'preferedLanguage',
  );
});
