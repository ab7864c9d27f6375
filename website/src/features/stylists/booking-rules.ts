import { SHOPPING_REASONS, STYLIST_KEY, type StylistBooking, TIMES_AVAILABLE } from '@mall/contract';
import { MAX_NOTES } from '@mall/contract/validation/text.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { FormRules, Values } from '../forms/form-rules.ts';

/** Of the form and its draft: the same on the landing page and on each stylist's. */
export const BOOKING_FORM = 'booking';
/** Where the website takes it (spec section 7). */
export const BOOKING_PATH = '/hair-stylist';
/** "Whoever is free". */
export const ANYONE = 'any';

/** Languages in which notes must be given; in the others they may be left out (spec section 3). */
const NOTES_NEEDED: ReadonlySet<Locale> = new Set<Locale>(['bg-BG', 'hu-HU', 'ro-RO']);

/** Fields and rules of a booking (spec sections 3 and 5). */
export function bookingRules(t: Translate, locale: Locale): FormRules {
  const yesNo = ['yes', 'no'];
  return {
    first_name: { kind: 'name', label: t('forms:firstName'), needed: true },
    last_name: { kind: 'name', label: t('forms:lastName'), needed: true },
    email: { kind: 'email', label: t('forms:email'), needed: true },
    phone: { kind: 'phone', label: t('forms:phone'), needed: true },
    stylist: { kind: 'line', label: t('stylist:form.stylist') },
    first: { kind: 'moment', label: t('stylist:form.first'), needed: true },
    alternate: { kind: 'moment', label: t('stylist:form.alternate'), unlike: 'first' },
    shoppingFor: {
      kind: 'choices',
      label: t('stylist:form.shoppingFor'),
      of: SHOPPING_REASONS,
      needed: true,
    },
    occasion: { kind: 'line', label: t('stylist:form.occasion') },
    timeAvailable: { kind: 'choice', label: t('stylist:form.time'), of: TIMES_AVAILABLE, needed: true },
    notes: {
      kind: 'text',
      label: t('stylist:form.notes'),
      most: MAX_NOTES,
      needed: NOTES_NEEDED.has(locale),
    },
    photos: { kind: 'photos', label: t('forms:photo.label') },
    worked: { kind: 'choice', label: t('stylist:form.worked'), of: yesNo, needed: true },
    account: { kind: 'choice', label: t('stylist:form.account'), of: yesNo, needed: true },
    ageConsent: { kind: 'check', label: t('stylist:form.age'), needed: true },
    termsConsent: { kind: 'check', label: t('stylist:form.terms'), needed: true },
    dataConsent: { kind: 'check', label: t('forms:dataConsent'), needed: true },
    marketingConsent: { kind: 'check', label: t('forms:marketingConsent') },
  };
}

/** The call's body of a form without issues. @param source address of the page it stood on */
export function bookingOf(values: Values, source: string): StylistBooking {
  const one = (name: string) => values[name]?.[0] ?? '';
  const [date = '', hour = ''] = one('first').split('T');
  const [alternateDate, alternateHour] = one('alternate').split('T');
  const stylist = one('stylist');
  return {
    stylist: stylist !== ANYONE && STYLIST_KEY.test(stylist) ? stylist : null,
    first_name: one('first_name'),
    last_name: one('last_name'),
    email: one('email'),
    phone: one('phone'),
    date,
    hour,
    alternateDate: alternateDate || null,
    alternateHour: alternateHour || null,
    shoppingFor: SHOPPING_REASONS.filter((reason) => values.shoppingFor?.includes(reason)),
    occasion: one('occasion') || null,
    timeAvailable: TIMES_AVAILABLE.find((time) => time === one('timeAvailable')) ?? TIMES_AVAILABLE[0],
    notes: one('notes') || null,
    workedWithStylist: one('worked') === 'yes',
    hasAppAccount: one('account') === 'yes',
    termsConsent: true,
    ageConsent: true,
    dataConsent: true,
    marketingConsent: one('marketingConsent') !== '',
    source,
  };
}
