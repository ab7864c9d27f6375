import { addDays } from '@mall/contract';
import type { Demo, DemoLocale } from './demo-door';
import { seedPdf } from './pdfs';
import type { Seeding } from './seeding';
import { inLocale, known, type Shops } from './shops';

function shopSlug({ demo }: Seeding, key: string): string {
  return demo.TENANTS.find((tenant) => tenant.key === key)?.slug ?? key;
}

function applying(seeding: Seeding, job: Demo['JOBS'][number]) {
  const { CENTRE_JOBS_EMAIL, tenantWebsite } = seeding.demo;
  if (!('tenant' in job)) return { applyEmail: CENTRE_JOBS_EMAIL, applyLink: null };
  const slug = shopSlug(seeding, job.tenant);
  return 'form' in job
    ? { applyEmail: null, applyLink: `${tenantWebsite(slug)}/praca` }
    : { applyEmail: `praca@${slug}.example`, applyLink: null };
}

function seedJobs(seeding: Seeding, locale: DemoLocale, shops: Shops) {
  const { JOBS } = seeding.demo;
  for (const job of JOBS) {
    const { name, slug, workingTime, description } = seeding.words(locale).news.jobs[job.key];
    const versions = seeding.both('job', job.key, locale, {
      name,
      slug,
      workingTime,
      description,
      contract: job.contract,
      publishDate: addDays(seeding.firstStart, -job.published),
      deadline: addDays(seeding.firstStart, job.ends),
      ...applying(seeding, job),
    });
    if ('tenant' in job) {
      seeding.linkVersions('job', versions, 'tenant', known(shops.tenants, inLocale(locale, job.tenant)));
    }
  }
}

function seedPress(seeding: Seeding, locale: DemoLocale, files: { kit: number; policy: number }) {
  const { PRESS_ARTICLES, PRESS_CONTACT } = seeding.demo;
  const { press, pressArticles } = seeding.words(locale).news;
  const download = (words: { heading: string; text: string }, file: number, picture: string) => ({
    ...words,
    downloadPdf: file,
    media: seeding.picture(picture),
  });
  seeding.both('press', 'press', locale, {
    pageName: press.pageName,
    lead: press.lead,
    showKit: true,
    kit: download(press.kit, files.kit, 'press-kit'),
    showPolicy: true,
    policy: download(press.policy, files.policy, 'press-policy'),
    contact: { ...PRESS_CONTACT, role: press.contactRole },
  });
  for (const article of PRESS_ARTICLES) {
    const { name, slug, lead, description } = pressArticles[article.key];
    seeding.both('press-article', article.key, locale, {
      name,
      slug,
      lead,
      description,
      publishDate: addDays(seeding.firstStart, -article.published),
      media: 'picture' in article ? seeding.picture(article.picture) : null,
    });
  }
}

/** Jobs and press of the demo. */
export function seedNews(seeding: Seeding, shops: Shops): void {
  const { PRESS_FILES } = seeding.demo;
  const files = {
    kit: seedPdf(seeding, PRESS_FILES.kit.key, PRESS_FILES.kit.source),
    policy: seedPdf(seeding, PRESS_FILES.policy.key, PRESS_FILES.policy.source),
  };
  for (const locale of seeding.locales) {
    seedJobs(seeding, locale, shops);
    seedPress(seeding, locale, files);
  }
}
