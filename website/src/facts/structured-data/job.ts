import type { JobPosting } from 'schema-dts';
import type { CentreContact } from '../../features/contact/centre-contact.ts';
import type { JobPage } from '../../features/jobs/job-models.ts';
import { postalAddress } from './centre.ts';
import { absolute, type Site } from './site.ts';

/** schema.org has no word for a contract of employment: it may be full or part time. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  mandate: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/**
 * Undefined for a job that is closed or lacks what search engines ask for: description, day of announcement. The
 * centre stands for the employer when it hires itself.
 */
export function jobThing(page: JobPage, contact: CentreContact, site: Site): JobPosting | undefined {
  if (page.closed || !page.description || !page.published) return undefined;
  const employer = page.tenant?.name ?? site.centreName;
  return {
    '@type': 'JobPosting',
    title: page.name,
    url: absolute(page.href, site),
    description: page.description,
    identifier: { '@type': 'PropertyValue', name: employer, value: String(page.id) },
    datePosted: page.published,
    validThrough: page.deadline,
    employmentType: page.contract && EMPLOYMENT_TYPES[page.contract],
    workHours: page.workingTime,
    hiringOrganization: {
      '@type': 'Organization',
      name: employer,
      logo: page.tenant?.logo && absolute(page.tenant.logo.src, site),
    },
    jobLocation: { '@type': 'Place', name: site.centreName, address: postalAddress(contact, site) },
    directApply: page.email !== undefined || page.form !== undefined ? false : undefined,
  };
}
