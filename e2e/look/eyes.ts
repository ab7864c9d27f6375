import type { Browser, BrowserContext, Page } from '@playwright/test';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { test as base } from '../base-test.ts';
import { lengthenWords } from '../pages/longer-words.ts';
import { expect } from '../pages/site.ts';
import { type Finding, type LookOptions, look, lookAtFocus, spaceText } from './detectors.ts';
import { excused } from './exceptions.ts';
import { instantOf, type Moment, type Tongue, WINDOWS } from './matrix.ts';

/** What one subject's looks came to, for the table at the end (`reporter.ts`). */
export interface Account {
  subject: string;
  tongue: Tongue;
  looks: number;
  /** Texts and pictures, each as often as it was looked at. */
  seen: number;
  findings: string[];
}
export const ACCOUNT = 'look';

/** Looks at one subject in one language and keeps what it finds, with where it was seen. */
export class Eyes {
  readonly page: Page;
  readonly tongue: Tongue;
  private readonly subject: string;
  private readonly spaced: boolean;
  private looks = 0;
  private seen = 0;
  private readonly found = new Map<string, { finding: Finding; places: Set<string> }>();

  /** @param spaced everything is looked at with wider letters, words, lines and paragraphs (WCAG 1.4.12) */
  constructor(page: Page, subject: string, tongue: Tongue, spaced = false) {
    this.page = page;
    this.subject = subject;
    this.tongue = tongue;
    this.spaced = spaced;
  }

  /** Gives the window a width, with the height that goes with it, and lets what listens to it have heard of it. */
  async width(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: WINDOWS[width] ?? 800 });
    // A page hears of a new width with its next frame: what is opened before that, the header closes again.
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  /** Sets the page's clock, and has what tells the time tell it anew. */
  async moment(moment: Moment): Promise<void> {
    await this.page.clock.setFixedTime(await instantOf(moment));
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  /** Letters, words, lines and paragraphs wider from here on until the page is left (WCAG 1.4.12). */
  async space(): Promise<void> {
    await spaceText(this.page);
  }

  /** Makes words as long or as wide as they are looked at: each look does, and what is made to fit is opened after it. */
  async stretch(): Promise<void> {
    if (this.tongue === 'pseudo') await lengthenWords(this.page);
    if (this.spaced) await spaceText(this.page);
  }

  /** Looks at what stands there. @param place where that is, in words */
  async look(place: string, options: LookOptions = {}): Promise<void> {
    await this.stretch();
    const { spaced = this.spaced } = options;
    const where = this.spaced ? `${place} spaced` : place;
    this.keep(where, await look(this.page, { ...options, spaced, lengthened: this.tongue === 'pseudo' }));
  }

  /** Walks all that can have the focus, of one part if a selector names it; such a part may hold nothing of the kind. */
  async walk(place: string, within?: string): Promise<void> {
    await this.stretch();
    const sight = await lookAtFocus(this.page, within);
    if (within === undefined || sight.seen > 0) this.keep(place, sight);
  }

  private keep(place: string, { findings, seen }: { findings: Finding[]; seen: number }) {
    this.looks += 1;
    this.seen += seen;
    if (seen === 0) findings.push({ fault: 'small', what: 'nothing at all is shown', by: place });
    for (const finding of findings) {
      if (excused(finding)) continue;
      const key = `${finding.fault} ${finding.what} ${finding.by.replaceAll(/\d+ (px|such)/g, '')}`;
      const known = this.found.get(key) ?? { finding, places: new Set() };
      known.places.add(place);
      this.found.set(key, known);
    }
  }

  /** One line each: what, by what, and where. */
  findings(): string[] {
    return [...this.found.values()].map(
      ({ finding: { fault, what, by }, places }) => `${fault}: "${what}", ${by} (${[...places].join('; ')})`,
    );
  }

  account(): Account {
    const { subject, tongue, looks, seen } = this;
    return { subject, tongue, looks, seen, findings: this.findings() };
  }
}

/** Has chosen about cookies and subscribed: nothing opens by itself over the page. */
function settle() {
  localStorage.setItem('userConsent', JSON.stringify({ value: {}, expiry: 4e12 }));
  localStorage.setItem('subscribed', 'true');
}

const VISITOR = {
  baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
  reducedMotion: 'reduce',
  locale: 'pl-PL',
  timezoneId: 'America/New_York',
} as const;

/** What never opens is told of, and does not wait for the end of its test. */
async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(VISITOR);
  context.setDefaultTimeout(scaled(60_000));
  return context;
}

/**
 * A page that a worker keeps through its tests, with everything in its cache as on a second visit: fonts are there
 * before the first paint. Nothing moves in it (reduced motion), so what stands there stands where it ends.
 */
export const test = base.extend<
  { eyesOn: (subject: string, tongue: Tongue, page?: Page, spaced?: boolean) => Eyes },
  { settled: Page; firstVisit: Page }
>({
  /** A visitor who has chosen nothing yet; time passes by `page.clock` only. */
  firstVisit: [
    async ({ browser }, use) => {
      const context = await newVisitor(browser);
      const page = await context.newPage();
      await page.clock.install();
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  settled: [
    async ({ browser }, use) => {
      const context = await newVisitor(browser);
      await context.addInitScript(settle);
      const page = await context.newPage();
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  eyesOn: async ({ settled }, use, testInfo) => {
    const all: Eyes[] = [];
    await use((subject, tongue, page = settled, spaced = false) => {
      const eyes = new Eyes(page, subject, tongue, spaced);
      all.push(eyes);
      return eyes;
    });
    const accounts = all.map((eyes) => eyes.account());
    for (const account of accounts)
      testInfo.annotations.push({ type: ACCOUNT, description: JSON.stringify(account) });
    expect(accounts.flatMap(({ findings }) => findings)).toEqual([]);
  },
});
