import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { scaled } from '../../scripts/clock/timeouts.ts';
import type { Mail } from '../processes/mail-server.ts';

/** Mails to a visitor, and notices whose reply goes to them, in the order they came. */
export type MailsOf = (email: string) => Promise<Mail[]>;

/** Mails to the visitor, in the order they came. */
export async function lettersTo(
  { mailsOf }: { mailsOf: MailsOf },
  email: string,
  count: number,
): Promise<Mail[]> {
  const letters = async () => (await mailsOf(email)).filter(({ recipients }) => recipients.includes(email));
  await expect.poll(async () => (await letters()).length, { timeout: scaled(20_000) }).toBe(count);
  return letters();
}

/** What a calendar makes of a mail, by a parser that is not ours. Throws where there is no file, or no entry in it. */
export function entryOf(mail: Mail | undefined) {
  const file = mail?.parsed.attachments.find(({ contentType }) => contentType === 'text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(file?.content.toString('utf8') ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event in the calendar file');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    begins: event.startDate.toJSDate(),
  };
}

/** The page that a mail leads to. */
export const linkIn = (mail: Mail | undefined): string =>
  /https?:\/\/\S+\/stylist-meeting\?\S+/.exec(mail?.parsed.text ?? '')?.[0] ?? '';
