import { scaled } from '../../../scripts/clock/timeouts.ts';
import { readBuilding } from '../../../website/src/features/map/building/read-building.ts';
import { findWay } from '../../../website/src/features/map/way/find-way.ts';
import { createNetwork } from '../../../website/src/features/map/way/network.ts';
import { distanceText, durationText } from '../../../website/src/features/map/way/way-figures.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { htmlLang } from '../../../website/src/i18n/locales.ts';
import { expect, test } from '../../base-test.ts';
import { CONTENT_URL, call } from '../../content/content-requests.ts';
import { texts } from '../../pages/html.ts';
import { until } from '../../processes/website-process.ts';

const LIST = `${CONTENT_URL}/content-manager/collection-types/api::map-equipment.map-equipment`;
/** A lift without which every shop is still reached: other tests look at the same map meanwhile. */
const LIFT = 'lift-south';
const LANG = htmlLang('pl-PL');

async function signedIn(): Promise<Record<string, string>> {
  const response = await fetch(`${CONTENT_URL}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Not the editor, whom other tests sign in: the content system counts attempts by address.
    body: JSON.stringify({
      email: 'admin@borealis.example',
      password: process.env.DEMO_PASSWORD ?? 'Borealis2026',
    }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' };
}

/** A step-free way that takes the lift, and the one that is left without it. */
async function waysWithAndWithout() {
  const building = readBuilding(await call('mapSource', { role: 'visitor' }, 'pl-PL'));
  if (!building) throw new Error('the map source of the demo can not be read');
  const withLift = createNetwork(building.nodes, building.edges);
  const without = createNetwork(
    building.nodes,
    building.edges.filter(({ equipment }) => equipment !== LIFT),
  );
  for (const { id: from, sign } of building.nodes) {
    for (const { id: to, room } of building.nodes) {
      if (!sign || !room) continue;
      const [before, after] = [withLift, without].map((network) =>
        findWay(network, { from, to, profile: 'step-free' }),
      );
      if (!before?.equipment.includes(LIFT) || !after) continue;
      const [long, longer] = [before, after].map((way) => distanceText(way.metres, LANG));
      if (long !== longer) return { sign, room, before, after };
    }
  }
  throw new Error(`no way of the demo takes ${LIFT}`);
}

test('a lift that is marked out of order is avoided without waiting for the page to age, and taken again when it runs', async ({
  baseURL,
}) => {
  test.setTimeout(scaled(60_000));
  const headers = await signedIn();
  const found = await fetch(`${LIST}?filters[equipmentId][$eq]=${LIFT}`, { headers });
  const [lift] = ((await found.json()) as { results: { documentId: string; name: string }[] }).results;
  if (!lift) throw new Error(`the demo has no ${LIFT}`);
  const mark = async (outOfOrder: boolean) => {
    const answer = await fetch(`${LIST}/${lift.documentId}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ name: lift.name, equipmentId: LIFT, outOfOrder }),
    });
    expect(answer.status).toBe(200);
  };

  const { sign, room, before, after } = await waysWithAndWithout();
  const page = baseURL + address('map', {}, 'pl-PL', { store: room, from: sign, profile: 'step-free' });
  const tells = (way: typeof before) => (answer: { text: string }) => {
    const section = /<section[^>]*aria-labelledby="way"[\s\S]*?<\/section>/.exec(answer.text)?.[0] ?? '';
    const words = texts(section).join(' ');
    return words.includes(durationText(way.seconds, LANG)) && words.includes(distanceText(way.metres, LANG));
  };
  await until(page, tells(before), 20_000);
  try {
    await mark(true);
    await until(page, tells(after));
  } finally {
    await mark(false);
  }
  await until(page, tells(before));
});
