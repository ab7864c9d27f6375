import { scaled } from '../../../scripts/clock/timeouts.ts';
import { readBuilding } from '../../../website/src/features/map/building/read-building.ts';
import { findWay } from '../../../website/src/features/map/way/find-way.ts';
import { createNetwork } from '../../../website/src/features/map/way/network.ts';
import { distanceText, durationText } from '../../../website/src/features/map/way/way-figures.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { htmlLang } from '../../../website/src/i18n/locales.ts';
import { expect } from '../../base-test.ts';
import { call } from '../../content/content-requests.ts';
import { desk } from '../../content/desk-calls.ts';
import { test } from '../../content/own-centre.ts';
import { sharedToken } from '../../content/staff.ts';
import { texts } from '../../pages/html.ts';
import { until } from '../../processes/website-process.ts';

const LIST = '/content-manager/collection-types/api::map-equipment.map-equipment';
/** A lift without which every shop is still reached. */
const LIFT = 'lift-south';
const LANG = htmlLang('pl-PL');

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
  const admin = desk(await sharedToken('admin'));
  const { body } = await admin('GET', `${LIST}?filters[equipmentId][$eq]=${LIFT}`);
  const [lift] = (body as { results: { documentId: string; name: string }[] }).results;
  if (!lift) throw new Error(`the demo has no ${LIFT}`);
  const mark = async (outOfOrder: boolean) => {
    const marked = { name: lift.name, equipmentId: LIFT, outOfOrder };
    expect((await admin('PUT', `${LIST}/${lift.documentId}`, marked)).status).toBe(200);
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
