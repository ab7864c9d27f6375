import type { UID } from '@strapi/strapi';

/** What a field's name does not say, shown beneath it in the admin. */
const HINTS: Record<string, Record<string, string>> = {
  'cookie-setting': {
    cookiesCategories:
      'What the website keeps by itself it adds by itself, with how long: a row of the same name here changes the words only. List what your own scripts keep.',
    consentPreset:
      'Where the switches stand before a visitor chooses. standard: statistics on, marketing as set below. strict: both off, for centres whose regulator accepts only consent that was ticked (CJEU, Planet49). Nothing is stored or loaded before a choice either way.',
    precheckMarketingCookies:
      'With the preset standard: the marketing switch starts on. The preset strict starts it off whatever stands here.',
  },
  tenant: {
    opening_soon: 'The shop itself has not opened yet: its card says so instead of open or closed.',
    openingHours:
      'A day or a range with a dash, in English or in this language. Closing at 00:00 is midnight; 00:00 to 05:00 belongs to the evening before.',
  },
  'special-promotion': { name: 'Offers that belong to it wear its background picture.' },
  event: { publishDate: 'The website does not list the event before this moment.' },
};

interface Configuration {
  metadatas: Record<string, { edit?: { description?: string } } | undefined>;
}

interface ContentTypes {
  findConfiguration(type: { uid: string }): Promise<Configuration>;
  updateConfiguration(type: { uid: string }, configuration: Configuration): Promise<unknown>;
}

/** Writes the hints where no hint stands: one that an administrator has worded anew is kept. */
export async function ensureFieldHints(): Promise<void> {
  const types = strapi.plugin('content-manager').service('content-types') as ContentTypes;
  for (const [name, hints] of Object.entries(HINTS)) {
    const type = strapi.contentType(`api::${name}.${name}` as UID.ContentType);
    const configuration = await types.findConfiguration(type);
    let changed = false;
    for (const [field, hint] of Object.entries(hints)) {
      const edit = configuration.metadatas[field]?.edit;
      if (!edit || edit.description) continue;
      edit.description = hint;
      changed = true;
    }
    if (changed) await types.updateConfiguration(type, configuration);
  }
}
