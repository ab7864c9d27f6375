import { DEFAULT_LIMIT, isEmail, type Job } from '@mall/contract';
import { type CardContext, cardContext, shopCardContext, tenantCard } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { inParts, readBuildingData } from '../../content/client/read-all.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import { dayEnds, shownState, validMoment } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { placeOf } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { CONTRACT_KINDS, type JobCard, type JobPage, type JobsPage } from './job-models.ts';
import { NEAR_DAYS } from './job-words.ts';

/** How many other jobs stand beneath one. */
const MORE = 4;
const NO_END = '9999';

/** Whether one may still apply: the deadline is the last day, in the centre's calendar. */
function isOpen(job: Job, context: LoadContext): boolean {
  return shownState(null, validMoment(job.deadline), context, NEAR_DAYS) !== 'ended';
}

/** Open ones, the nearest deadline first; a kept answer may hold some that have ended since. */
export async function readOpenJobs(context: LoadContext): Promise<Job[]> {
  const { content } = context;
  const jobs = await inParts((offset) => content.read('jobs', { offset, limit: DEFAULT_LIMIT }));
  return (jobs ?? [])
    .filter((job) => isOpen(job, context))
    .toSorted((a, b) => (a.deadline ?? NO_END).localeCompare(b.deadline ?? NO_END));
}

function jobCard(job: Job, { links }: CardContext): JobCard {
  const { tenant } = job;
  const contract = CONTRACT_KINDS.find((kind) => kind === job.contract);
  return omitUndefined({
    id: job.id,
    name: job.name.trim(),
    href: links.page('job', { slug: job.slug.trim() }),
    place: placeOf(tenant),
    tenant: tenant
      ? omitUndefined({
          name: tenant.name.trim(),
          href: links.tenant(tenant),
          logo: pictureOf(tenant.logo, tenant.name.trim()),
        })
      : undefined,
    deadline: validMoment(job.deadline),
    contract,
    contractText: contract === undefined ? plainText(job.contract) : undefined,
    workingTime: plainText(job.workingTime),
  });
}

/** An empty list is an empty page, never null. */
export async function loadJobsPage(context: LoadContext): Promise<JobsPage> {
  const make = cardContext(context);
  context.content.trueUntil(dayEnds(context.now, context.timeZone));
  return { jobs: (await readOpenJobs(context)).map((job) => jobCard(job, make)) };
}

/** Null = there is no such job. One past its deadline still has its page and says so. */
export async function loadJobPage(context: LoadContext): Promise<JobPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const { content } = context;
  const [job, open, building] = await Promise.all([
    content.read('job', { slug }),
    orWithout(content, readOpenJobs(context)),
    readBuildingData(content),
  ]);
  if (!job) return null;
  const make = await shopCardContext(context);
  const card = jobCard(job, make);
  const closed = !isOpen(job, context);
  const shopSlug = trimToUndefined(job.tenant?.slug);
  const shop = building.search?.tenants.find((tenant) => tenant.slug === shopSlug);
  if (shopSlug !== undefined) content.tag(`tenant:${shopSlug}`);
  const email = trimToUndefined(job.applyEmail);
  const form = make.links.content(trimToUndefined(job.applyLink));
  return omitUndefined<JobPage>({
    ...card,
    closed,
    published: validMoment(job.publishDate),
    description: richText(job.description, make.links),
    email:
      !closed && email !== undefined && isEmail(email)
        ? { name: email, href: `mailto:${email}?subject=${encodeURIComponent(card.name.toWellFormed())}` }
        : undefined,
    form: !closed && form !== undefined ? { href: form } : undefined,
    shop: shop && tenantCard(shop, make),
    more: (open ?? [])
      .filter((other) => other.id !== job.id && other.slug !== job.slug)
      .slice(0, MORE)
      .map((other) => jobCard(other, make)),
    alternates: alternatesBySlug(slugAlternates(job, slug, context.locale)),
    seo: omitUndefined({
      description: plainText(job.description),
      image: card.tenant?.logo,
    }),
  });
}
