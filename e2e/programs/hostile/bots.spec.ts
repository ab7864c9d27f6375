import { scaled } from '../../../scripts/clock/timeouts.ts';
import {
  CONFIRM_STATUS,
  MIN_FILL_MS,
  PROOF_FIELD,
  TRAP_FIELD,
} from '../../../website/src/features/forms/form-constants.ts';
import {
  CONTACT_PATH,
  ENQUIRY_PATH,
  LEAD_PATH,
  LUNCH_CARD_PATH,
} from '../../../website/src/features/leads/lead-rules.ts';
import { NEWSLETTER_PATH } from '../../../website/src/features/newsletter/newsletter-constants.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import { SURVEY_PATH } from '../../../website/src/features/survey/survey-rules.ts';
import { createProofs } from '../../../website/src/server/forms/limits/proofs.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { type Staff, sharedStaff } from '../../content/staff.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { provenForm } from '../../forms/form-proof.ts';
import { SURVEY } from '../../forms/forms.ts';
import {
  bookingFields,
  enquiryFields,
  freshEmail,
  ownTimes,
  postForm,
  visitorHeaders,
} from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { decoded, each } from '../../pages/html.ts';
import { pl } from '../../pages/site.ts';
import { get, startWebsite, until, type WebsiteProcess } from '../../processes/website-process.ts';

/** In full: a thousand bots. */
const BOTS_A_KIND = inFull(2, 21);
const HUMANS = inFull(36, 100);
/** Few, so that a machine under load does not give a hasty bot the time that a hand takes. */
const BOTS_AT_ONCE = 6;
const HUMANS_AT_ONCE = 12;

test.describe.configure({ mode: 'serial' });

type Fields = Record<string, string | readonly string[]>;

/** A form as it is filled in, and how the staff count what was stored of it. */
interface Filled {
  path: string;
  /** @param mark letters by which it is known afterwards */
  fields: (mark: string) => Fields;
  stored: (mark: string) => Promise<number>;
}

let staff: Staff;
const count = (type: string, where: Record<string, string>) => staff.count(type, where);
const submissions = (mark: string) => count('submission', { name: `Anna ${mark}` });
const person = (mark: string) => ({ first_name: 'Anna', last_name: mark });

let site: WebsiteProcess;
let forms: Filled[];

let times: Awaited<ReturnType<typeof ownTimes>> = [];
let turn = 0;
/** Others book at the same content system: a time that is free, for each of a test. */
const nextTime = () => {
  const { stylist = 'any', date, hour } = times[turn++ % times.length] ?? {};
  return { stylist, first: `${date}T${hour}` };
};

test.beforeEach(async () => {
  times = await ownTimes(contentUrl());
});

test.beforeAll(async () => {
  staff = await sharedStaff();
  site = await startWebsite(contentUrl(), { env: { TRUST_PROXY: '1' } });
  const main = process.env.BASE_URL ?? '';
  const page = await until(site.url + (await SURVEY.page(main)), ({ text }) => text.includes(SURVEY_PATH));
  const survey = hiddenOf(page.text, SURVEY_PATH);
  const answers = Object.entries(await SURVEY.answers('answer', main));
  forms = [
    {
      path: BOOKING_PATH,
      fields: (mark) => ({ ...bookingFields(freshEmail('bot')), ...nextTime(), ...person(mark) }),
      stored: submissions,
    },
    {
      path: ENQUIRY_PATH,
      fields: (mark) => ({ ...enquiryFields(freshEmail('bot')), name: `Anna ${mark}` }),
      stored: submissions,
    },
    {
      path: LUNCH_CARD_PATH,
      fields: (mark) => ({ ...enquiryFields(freshEmail('bot')), ...person(mark), page: 'lunch' }),
      stored: submissions,
    },
    {
      path: LEAD_PATH,
      fields: (mark) => ({ ...enquiryFields(freshEmail('bot')), name: `Anna ${mark}`, page: 'wiosna' }),
      stored: submissions,
    },
    {
      path: CONTACT_PATH,
      fields: (mark) => ({ ...enquiryFields(freshEmail('bot')), name: `Anna ${mark}`, topic: 'lost' }),
      stored: submissions,
    },
    {
      path: SURVEY_PATH,
      fields: (mark) => ({
        ...survey,
        ...Object.fromEntries(
          answers.map(([name, given]) => [name, given.join() === 'answer' ? mark : given]),
        ),
        source: `/${mark}`,
      }),
      stored: async (mark) => (await staff.search(mark)).length,
    },
    {
      path: NEWSLETTER_PATH,
      fields: (mark) => ({ email: freshEmail('bot'), ageConsent: 'on', source: `/${mark}` }),
      stored: (mark) => count('newsletter-subscriber', { source: `/${mark}` }),
    },
  ];
});

test.afterAll(() => site?.remove());

let marks = 0;
/** Letters that no other form has: fit for a name. */
function freshMark(): string {
  const digits = `${process.pid}${Date.now()}${marks++}`;
  return `Q${[...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

/** What the page's form for a path posts without being filled in. */
function hiddenOf(html: string, path: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(`action="${path}?`)) ?? '';
  const inputs = form.split('</form>')[0]?.match(/<input type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((tag) => {
      const [name = '', value = ''] = ['name', 'value'].map(
        (one) => new RegExp(`${one}="([^"]*)"`).exec(tag)?.[1],
      );
      return [name, decoded(value)];
    }),
  );
}

const proofFrom = async (path: string): Promise<string> =>
  ((await (await fetch(`${site.url}${path}?locale=pl-PL&${PROOF_FIELD}=1`)).json()) as { proof: string })
    .proof;

/** Posts as a browser without scripts, and follows to the page that it is led to. */
async function postPlainly(path: string, fields: Fields, keepsCookies = true) {
  const headers = { ...visitorHeaders(site.url), accept: 'text/html' };
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  );
  const posted = await fetch(`${site.url}${path}?locale=pl-PL`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
  expect(posted.status, path).toBe(303);
  const cookies = posted.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return get(
    new URL(posted.headers.get('location') ?? '', site.url).href,
    keepsCookies ? { cookie: cookies.join('; ') } : {},
  );
}

/** The two seconds that a person takes at least: what is under test is that the site waits for them. */
const takesTime = () => new Promise((resolve) => setTimeout(resolve, MIN_FILL_MS));

/** Bots by what they do; each answers with the status that it met. */
const BOTS: Record<string, (path: string, fields: Fields, turn: number) => Promise<number>> = {
  'no proof': async (path, fields) => sent(path, { ...fields, [PROOF_FIELD]: '' }),
  'no proof, and the word that it took its time': async (path, fields) =>
    sent(path, { ...fields, elapsed: '9000', [PROOF_FIELD]: '' }),
  'a forged proof': async (path, fields, turn) => {
    const foreign = createProofs({ secret: 'guessed', now: () => Date.now() - 2 * MIN_FILL_MS }).give(path);
    const earlier = (await proofFrom(path)).replace(/^[^.]+/, (Date.now() - 9_000).toString(36));
    return sent(path, { ...fields, [PROOF_FIELD]: [foreign, earlier, 'x'.repeat(80)][turn % 3] ?? '' });
  },
  'the proof of another form': (path, fields) =>
    sent(path, { ...fields, [PROOF_FIELD]: provenForm(`${path}-2`) }),
  'a proof that was used': async (path, fields) =>
    sent(path, { ...fields, [PROOF_FIELD]: used.get(path) ?? '' }),
  'every field filled in': (path, fields) => sent(path, { ...fields, [TRAP_FIELD]: 'https://spam.example' }),
  'a proof fetched, and sent at once': async (path, fields) =>
    sent(path, { ...fields, [PROOF_FIELD]: await proofFrom(path) }),
  'one more press, at once': async (path, fields) => {
    for (;;) {
      const asked = await postPlainly(path, fields);
      // On a machine under load a page may take as long as a hand.
      if (asked.took < MIN_FILL_MS / 4)
        return (await postPlainly(path, { ...fields, ...hiddenOf(asked.text, path) })).status;
    }
  },
};

/** Proofs that somebody has used, by the form's path. */
const used = new Map<string, string>();

const sent = async (path: string, fields: Fields) => (await postForm(site.url, path, fields)).status;

test('bots are asked for one more press, and nothing of theirs is stored', fault(28), async () => {
  test.setTimeout(scaled(180_000));
  for (const { path, fields } of forms) {
    used.set(path, provenForm(path));
    expect(await sent(path, { ...fields(freshMark()), [PROOF_FIELD]: used.get(path) ?? '' }), path).toBe(200);
  }
  const all = Object.entries(BOTS).flatMap(([name, act]) =>
    forms.map((form) => ({ name, act, form, mark: freshMark() })),
  );
  const figures = { bots: 0, accepted: 0 };
  await each(all, BOTS_AT_ONCE, async ({ name, act, form: { path, fields, stored }, mark }) => {
    for (let turn = 0; turn < BOTS_A_KIND; turn++) {
      figures.bots += 1;
      expect(await act(path, fields(mark), turn), `${path} with ${name}`).toBe(CONFIRM_STATUS);
    }
    const rows = await stored(mark);
    figures.accepted += rows;
  });
  const injected = `${figures.bots} bots of ${Object.keys(BOTS).length} kinds, on ${forms.length} forms`;
  figure(28, injected, 'accepted', figures.accepted, { atMost: 0 });
});

test('people are taken for people, with and without scripts', long(fault(28)), async () => {
  test.setTimeout(scaled(60_000));
  const people = Array.from({ length: HUMANS }, (_, index) => ({
    form: forms[index % forms.length] as Filled,
    // By turns for each form, however many forms there are.
    scripts: (Math.floor(index / forms.length) + (index % forms.length)) % 2 === 0,
    mark: freshMark(),
  }));
  let accepted = 0;
  await each(people, HUMANS_AT_ONCE, async ({ form: { path, fields, stored }, scripts, mark }) => {
    const typed = fields(mark);
    if (scripts) {
      const proof = await proofFrom(path);
      await takesTime();
      expect(await sent(path, { ...typed, [PROOF_FIELD]: proof }), path).toBe(200);
    } else {
      const asked = await postPlainly(path, typed);
      expect(asked.status, path).toBe(CONFIRM_STATUS);
      // The page says what to do, and holds what was typed.
      expect(decoded(asked.text), path).toContain(pl('forms:confirm'));
      expect(decoded(asked.text), path).toContain(String(typed.email ?? typed.source));
      await takesTime();
      expect((await postPlainly(path, { ...typed, ...hiddenOf(asked.text, path) })).status, path).toBe(200);
    }
    const rows = await stored(mark);
    accepted += rows;
  });
  const injected = `${HUMANS} people on ${forms.length} forms, half of them without scripts`;
  figure(28, injected, 'accepted', accepted, { atLeast: HUMANS });
});

test('whoever runs no scripts and keeps no cookies is given a form that is taken', async () => {
  await each(forms, forms.length, async ({ path, fields, stored }) => {
    const mark = freshMark();
    const asked = await postPlainly(path, fields(mark), false);
    const hidden = hiddenOf(asked.text, path);
    // The newsletter has a page of its own, with nothing to say.
    if (path !== NEWSLETTER_PATH) expect(decoded(asked.text), path).toContain(pl('forms:retype'));
    if (path === SURVEY_PATH) expect(asked.text).toContain('name="q0"');
    await takesTime();
    const { source = '' } = fields(mark);
    expect((await postPlainly(path, { ...fields(mark), ...hidden, source })).status, path).toBe(200);
    expect(await stored(mark), path).toBe(1);
  });
});
