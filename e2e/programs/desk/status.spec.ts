import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { sharedToken } from '../../content/staff.ts';
import { axeFaults } from '../../pages/axe.ts';

test.use({ viewport: { width: 1280, height: 720 } });

const PARTS = ['website', 'content', 'mail', 'crm', 'purges', 'pictures', 'disk', 'backup', 'plans'];

test('how the site is, is told to whoever is signed in, and to nobody else', async () => {
  const asked = (headers: Record<string, string>) =>
    fetch(`${contentUrl()}/admin/mall/status`, { headers, redirect: 'manual' });
  expect((await asked({})).status).toBe(401);
  const answer = await asked({ authorization: `Bearer ${await sharedToken('editor')}` });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { data } = (await answer.json()) as { data: { lines: { key: string; state: string }[] } };
  expect(data.lines.map(({ key }) => key)).toEqual(PARTS);
  const stateOf = (wanted: string) => data.lines.find(({ key }) => key === wanted)?.state;
  expect([stateOf('content'), stateOf('pictures')]).toEqual(['good', 'good']);
});

test('the status page says in plain words how the site is, and what to do', async ({ page }) => {
  test.setTimeout(scaled(90_000));
  await enter(page, 'pl');
  await page.goto(`${contentUrl()}/admin/status`);
  await expect(page.getByRole('heading', { level: 1, name: 'Stan' })).toBeVisible({
    timeout: scaled(20_000),
  });
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('System treści i baza danych')).toContainText(/Baza danych \(\w+\) odpowiada\./);
  await expect(part('Zdjęcia i pliki')).toContainText('Najnowszy plik da się odczytać.');
  await expect(part('Miejsce na dysku')).toContainText(/Wolne: .+\s(?:GB|MB) z .+\sGB\./);
  // Nobody backs up what a test runs on.
  const backup = part('Kopia zapasowa');
  await expect(backup).toContainText('wymaga uwagi');
  await expect(backup).toContainText('Jeszcze nigdy jej nie było.');
  await expect(backup).toContainText('Co zrobić: Poproś osobę, która opiekuje się serwerami');
  await expect(page.getByText(/wymaga(?:ją)? uwagi\.$/)).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);
});

test('where the content system does not answer, the status page says so', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(scaled(90_000));
  await enter(page, 'en');
  await page.route('**/admin/mall/status', (route) => route.abort());
  await page.goto(`${contentUrl()}/admin/status`);
  const part = page.getByRole('region', { name: 'Content system and database', exact: true });
  await expect(part).toContainText('The content system does not answer.', { timeout: scaled(20_000) });
  await expect(part).toContainText('What to do: Wait a minute');
  expect(await axeFaults(page, 'main')).toEqual([]);
});
