import { DEFAULT_LIMIT, isEmail, type Job } from '@mall/contract';
import { type Making, making, shopMaking, tenantCard } from './cards.ts';
import { orWithout } from './content-reader.ts';
import { CONTRACT_KINDS, type JobCard, type JobPage, type JobsPage } from './job-models.ts';
import type { LoadContext } from './load-context.ts';
import { dayEnds, periodState, validMoment } from './periods.ts';
import { pictureOf } from './pictures.ts';
import { placeOf } from './place.ts';
import { inParts, readBuilding } from './read-all.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';
import { slugVersions, versionsBySlug } from './versions.ts';

/** How many other jobs stand beneath one. */
const MORE = 4;
const NO_END = '9999';

/** Whether one may still apply: the deadline is the last day, in the centre's calendar. */
function isOpen(job: Job, { now, timeZone }: LoadContext): boolean {
  return periodState(null, validMoment(job.deadline), now, timeZone) !== 'ended';
}

/** Open ones, the nearest deadline first; a kept answer may hold some that have ended since. */
async function readOpenJobs(context: LoadContext): Promise<Job[]> {
  const { content } = context;
  const jobs = await inParts((offset) => content.read('jobs', { offset, limit: DEFAULT_LIMIT }));
  return (jobs ?? [])
    .filter((job) => isOpen(job, context))
    .toSorted((a, b) => (a.deadline ?? NO_END).localeCompare(b.deadline ?? NO_END));
}

function jobCard(job: Job, { links }: Making): JobCard {
  const { tenant } = job;
  const contract = CONTRACT_KINDS.find((kind) => kind === job.contract);
  return without({
    id: job.id,
    name: job.name.trim(),
    href: links.page('job', { slug: job.slug.trim() }) ?? links.page('jobs', {}) ?? '#',
    place: placeOf(tenant),
    tenant: tenant
      ? without({
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
  const make = making(context);
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
    readBuilding(content),
  ]);
  if (!job) return null;
  const make = await shopMaking(context);
  const card = jobCard(job, make);
  const closed = !isOpen(job, context);
  const shopSlug = text(job.tenant?.slug);
  const shop = building.search?.tenants.find((tenant) => tenant.slug === shopSlug);
  if (shopSlug !== undefined) content.tag(`tenant:${shopSlug}`);
  const email = text(job.applyEmail);
  const form = make.links.content(text(job.applyLink));
  return without<JobPage>({
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
    versions: versionsBySlug(slugVersions(job, slug, context.locale)),
    seo: without({
      description: plainText(job.description),
      image: card.tenant?.logo,
    }),
  });
}
