import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { letter } from '../../../mail/letter';
import { createMailSender } from '../../../src/deliveries/mail-sender';
import { readEml } from '../../../src/submissions/eml';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterEach(() => rm(folder, { recursive: true }));

const SUBJECT = 'Spotkanie ze stylistą: Żółć i gęśla jaźń w Galerii Borealis, a potem jeszcze długo nic';
const words = letter({
  subject: SUBJECT,
  locale: 'pl-PL',
  opening: ['Dzień dobry, Świętosławo!', 'x'.repeat(200), '=C5=BB is no letter'],
  rows: [['Data', 'sobota']],
  closing: ['Среща със стилист 🎄'],
});

it.each([null, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'])(
  'reads what the sender has written (%j)',
  async (ics) => {
    const send = createMailSender({ smtpUrl: undefined, from: () => 'Galeria Ó <m@x.example>', folder });
    await send({
      letter: words,
      to: ['anna@poczta.example'],
      replyTo: null,
      messageId: '<one@x.example>',
      date: new Date('2026-11-21T09:00:00Z'),
      language: 'pl-PL',
      calendar: ics === null ? null : { content: ics, method: 'REQUEST' },
      file: 'abc',
    });
    const mail = await readEml(await readFile(join(folder, 'abc.eml')));
    expect(mail).toMatchObject({
      subject: SUBJECT,
      from: 'Galeria Ó <m@x.example>',
      to: 'anna@poczta.example',
    });
    expect(mail.text.trim()).toBe(words.text.trim());
    expect(mail.attachments).toEqual(ics ? ['meeting.ics'] : []);
  },
);

it('reads anything else as something', async () => {
  for (const other of ['', 'x', 'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n--a--', '\r\n\r\n'])
    expect((await readEml(Buffer.from(other))).text.trim(), other).toBe('');
});
