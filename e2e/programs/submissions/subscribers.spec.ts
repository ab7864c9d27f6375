import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { readCsv } from '../../content/csv.ts';
import { sharedToken } from '../../content/staff.ts';
import { freshEmail, send, subscription } from '../../forms/submission-forms.ts';

const list = () => `${contentUrl()}/admin/mall/newsletter`;
/** Where readers agreed, as somebody may have written it who means harm. */
const CONSENT = '=HYPERLINK("https://evil.example";"Formularze")';

const authorized = async () => ({ authorization: `Bearer ${await sharedToken()}` });

async function exported(): Promise<Record<string, string>[]> {
  const answer = await fetch(`${list()}/export`, { headers: await authorized() });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"');
  return readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()));
}

test('the list of readers is saved with each one’s consent and link to leave, and nobody else on it', async () => {
  const [reader, waiting] = [freshEmail('reader'), freshEmail('waiting')];
  const brought = await fetch(`${list()}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await authorized()) },
    body: JSON.stringify({ csv: `Email;Imię;Język\n${reader};Żaneta;pl`, consent: CONSENT }),
  });
  expect(brought.status).toBe(200);
  expect((await send(contentUrl(), 'subscribe', subscription(waiting), { client: waiting })).status).toBe(
    200,
  );

  const rows = await exported();
  expect(rows.filter(({ email }) => email === waiting)).toEqual([]);
  const [row, ...more] = rows.filter(({ email }) => email === reader);
  expect(more).toEqual([]);
  // A spreadsheet reads the consent as text.
  expect(row).toMatchObject({ first_name: 'Żaneta', language: 'pl-PL', consentWords: `'${CONSENT}` });
  expect(Date.parse(row?.consentAt ?? '')).not.toBeNaN();

  const token = new URL(row?.leaveLink ?? '').searchParams.get('token');
  expect((await send(contentUrl(), 'leaveNewsletter', { token }, { client: reader })).status).toBe(200);
  expect((await exported()).filter(({ email }) => email === reader)).toEqual([]);
});

test('the list is for the staff only', async () => {
  expect((await fetch(`${list()}/export`)).status).toBe(401);
});
