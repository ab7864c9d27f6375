import type { JobPage } from '../../content/job-models.ts';

/** schema.org has no word for the other kinds: a contract of employment may be full or part time. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = { temporary: 'TEMPORARY', internship: 'INTERN' };

/**
 * The job as schema.org JSON-LD, safe between script tags; undefined for one that is closed or lacks what search
 * engines ask for (description, day of announcement).
 * @param centreName stands for the employer when the centre itself hires, and for the place of work
 */
export function jobPosting(page: JobPage, centreName: string): string | undefined {
  if (page.closed || !page.description || !page.published) return undefined;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: page.name,
    description: page.description,
    datePosted: page.published,
    validThrough: page.deadline,
    employmentType: page.contract && EMPLOYMENT_TYPES[page.contract],
    hiringOrganization: { '@type': 'Organization', name: page.tenant?.name ?? centreName },
    jobLocation: { '@type': 'Place', name: centreName },
  };
  return JSON.stringify(posting).replaceAll('<', '\\u003c');
}
