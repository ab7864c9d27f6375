import { expect, it } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';

/** How each language says that the request has come, that a stylist will answer, and that a letter is on its way. */
const SAID: Record<Locale, [come: RegExp, answered: RegExp, sent: RegExp]> = {
  'pl-PL': [/^mamy /i, /odezwie się/, /wysłaliśmy/],
  en: [/has the request$/, /will get in touch/, /have sent/],
  'bg-BG': [/ е при /, /ще се свърже/i, /изпратихме/],
  'cs-CZ': [/ máme$/, /ozve se/, /poslali jsme/],
  'hr-HR': [/^zaprimili smo/i, /javit će/, /poslali smo/],
  hr: [/^zaprimili smo/i, /javit će/, /poslali smo/],
  'hu-HU': [/megkapta/, /jelentkezni fog/i, /elküldtük/],
  'lt-LT': [/ gavome$/, /susisieks/, /išsiuntėme/],
  'ro-RO': [/a ajuns/, /va contacta/, /am trimis/],
  'sk-SK': [/ máme$/, /ozve sa/, /poslali sme/],
  ru: [/ у\s/, /свяжется/, /написали/],
  sr: [/^primili smo/i, /javiće/, /poslali smo/],
};

it.each(Object.entries(SAID) as [Locale, (typeof SAID)[Locale]][])(
  'whoever has booked reads in %s that the request has come, and what follows',
  (locale, [come, answered, sent]) => {
    const t = translator(locale);
    expect(t('stylist:form.done')).toMatch(come);
    expect(t('stylist:form.doneText')).toMatch(answered);
    expect(t('stylist:form.doneText')).toMatch(sent);
  },
);
