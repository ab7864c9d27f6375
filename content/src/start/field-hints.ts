import type { UID } from '@strapi/strapi';
import { uidOf } from '../calls/table';

const TIMES =
  'HH:mm, such as 09:00; both or neither (closed). Closing at 00:00 is midnight, 00:00 to 05:00 belongs to the evening before.';

/** What a field's name does not say, shown beneath it in the admin: of content types, and of components by their uid. */
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
  'opening-time': {
    opening_hours:
      'One row a place and its days; the first place is the centre itself. A place whose link leads to a shop is that shop: its hours here go before the shop’s own, everywhere.',
    special_opening_days:
      'They hold for the whole centre: every place and every shop that says nothing of its own about the date. Without hours everything is closed.',
    place_special_days:
      'Days on which one place keeps hours of its own; they go before those of the whole centre. A day that only the shops keep belongs to the first place.',
    translations: 'What the words above mean in this language: names of places and days, links.',
  },
  'hours.opening-hours': {
    for_what: 'The place: the same words in all of its rows, in the default language.',
    day: 'A day or a range with a dash (Monday-Friday), in English or in this language.',
    opening_hour: TIMES,
    opening_hours_text: 'Stands beside the hours, or for them where there are none: “last entry at 21:30”.',
  },
  'hours.place-days': {
    for_what: 'The place, as its opening hours call it in the default language.',
    days: 'Each date once.',
  },
  'hours.special-day': { opening_hour: TIMES },
  'hours.tenant-hours': { openingHour: TIMES },
  'special-promotion': { name: 'Offers that belong to it wear its background picture.' },
  event: { publishDate: 'The website does not list the event before this moment.' },
};

/** The names of fields that would read like code, where nobody has named them otherwise. */
const LABELS: Record<string, Record<string, string>> = {
  'opening-time': {
    opening_hours: 'Tydzień miejsc / The week of each place',
    special_opening_days: 'Dni szczególne całego centrum / Special days of the whole centre',
    place_special_days: 'Dni szczególne jednego miejsca / Special days of one place',
    translations: 'Tłumaczenia słów / Translations of words',
  },
  'hours.place-days': { for_what: 'Miejsce / Place', days: 'Dni / Days' },
  'hours.special-day': {
    special_day_name: 'Nazwa / Name',
    date: 'Data / Date',
    opening_hour: 'Otwarcie / Opens',
    closing_hour: 'Zamknięcie / Closes',
  },
};

interface Configuration {
  metadatas: Record<string, { edit?: { description?: string; label?: string } } | undefined>;
}

interface Configurations {
  findConfiguration(type: { uid: string }): Promise<Configuration>;
  updateConfiguration(type: { uid: string }, configuration: Configuration): Promise<unknown>;
}

/**
 * Writes the hints where no hint stands, and labels where a field is still called by its key: what an administrator has
 * worded anew is kept.
 */
export async function ensureFieldHints(): Promise<void> {
  const manager = strapi.plugin('content-manager');
  for (const name of new Set([...Object.keys(HINTS), ...Object.keys(LABELS)])) {
    const isComponent = name.includes('.');
    const service = manager.service(isComponent ? 'components' : 'content-types') as Configurations;
    const type = isComponent
      ? strapi.components[name as UID.Component]
      : strapi.contentType(uidOf(name) as UID.ContentType);
    if (!type) continue;
    const configuration = await service.findConfiguration(type);
    let changed = false;
    for (const [field, { edit }] of Object.entries(configuration.metadatas).filter(hasEdit)) {
      const hint = HINTS[name]?.[field];
      const label = LABELS[name]?.[field];
      if (hint && !edit.description) {
        edit.description = hint;
        changed = true;
      }
      if (label && edit.label === field) {
        edit.label = label;
        changed = true;
      }
    }
    if (changed) await service.updateConfiguration(type, configuration);
  }
}

type Edited = [string, { edit: { description?: string; label?: string } }];

const hasEdit = (field: [string, Configuration['metadatas'][string]]): field is Edited =>
  field[1]?.edit !== undefined;
