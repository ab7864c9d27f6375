import { dateLanguage, dayText, type Locale } from '@mall/contract';
import { filled, type Letter, letter, oneLine } from './letter';
import { RECEIPTS } from './receipt-texts';
import { RECEIPT_FIELDS, REPLY_TEMPLATES, type ReplyTemplate } from './receipt-words';

interface About {
  locale: Locale;
  centre: string;
  payload: Readonly<Record<string, unknown>>;
}

const DAYS: ReadonlySet<string> = new Set(['campaignStart', 'campaignEnd']);

function nameOf({ name, first_name, last_name }: About['payload']): string {
  return oneLine(typeof name === 'string' ? name : `${first_name ?? ''} ${last_name ?? ''}`);
}

/**
 * What a visitor gets when a form of theirs has come: what they wrote, as text, in their language. No address in it can
 * be pressed: whoever types a stranger's address into a form mails them nothing worth typing it for.
 */
export function receipt({ locale, centre, payload }: About): Letter {
  const words = RECEIPTS[locale];
  const values = { centre: oneLine(centre), name: nameOf(payload) };
  const given: Readonly<Record<string, unknown>> = { ...payload, name: values.name };
  const rows = RECEIPT_FIELDS.flatMap((field): [string, string][] => {
    const value = given[field];
    if (typeof value !== 'string' || value === '') return [];
    const text = DAYS.has(field) ? dayText(value, dateLanguage(locale)) : disarmed(value, field);
    return [[words.fields[field], text]];
  });
  return letter({
    subject: filled(words.subject, values),
    locale,
    opening: [filled(words.greeting, values), filled(words.received, values)],
    rows,
    closing: [words.ignore, words.closing, values.centre],
  });
}

/** Text in which mail programs find no address to make a link of; one's own e-mail stays as it is. */
function disarmed(text: string, field: string): string {
  return field === 'email'
    ? text
    : text.replace(/(?<=\p{L}|\p{N})\.(?=\p{L})/gu, '.\u200C').replace(/:\/\//g, ': //');
}

/** How an answer begins and ends in the visitor's language; what is between is the staff's. */
function replyDraft(about: About, template: ReplyTemplate): { name: string; subject: string; text: string } {
  const words = RECEIPTS[about.locale];
  const values = { centre: oneLine(about.centre), name: nameOf(about.payload) };
  const { name, text } = words.templates[template];
  const begins = filled(words.greeting, values);
  // After an exclamation mark a sentence begins.
  const said = begins.endsWith(',') ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return {
    name,
    subject: `Re: ${filled(words.subject, values)}`,
    text: [begins, `${said} `, `${words.closing}\n${values.centre}`].join('\n\n'),
  };
}

/** All drafts for an answer. */
export const replyDrafts = (about: About) =>
  REPLY_TEMPLATES.map((template) => ({ template, ...replyDraft(about, template) }));

/** An answer of the staff as it goes out: their words and nothing else. */
export function replyLetter(locale: Locale, subject: string, text: string): Letter {
  return letter({ subject: oneLine(subject), locale, opening: text.split(/\n{2,}/), rows: [], closing: [] });
}
