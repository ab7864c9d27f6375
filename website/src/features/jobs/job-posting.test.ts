import { expect, it } from 'vitest';
import type { JobPage } from '../../content/job-models.ts';
import { jobPosting } from './job-posting.ts';

const PAGE: JobPage = {
  id: 1,
  name: 'Barista </script><script>',
  href: '/praca/barista',
  place: { level: 0 },
  deadline: '2026-11-26',
  published: '2026-11-13',
  contract: 'internship',
  description: '<p>Kawa</p>',
  closed: false,
  more: [],
  versions: {},
  seo: {},
};

it('says what search engines ask for, and cannot end its script', () => {
  const posting = jobPosting(PAGE, 'Galeria Borealis') ?? '';
  expect(posting).not.toContain('<');
  expect(JSON.parse(posting)).toMatchObject({
    '@type': 'JobPosting',
    title: PAGE.name,
    description: '<p>Kawa</p>',
    datePosted: '2026-11-13',
    validThrough: '2026-11-26',
    employmentType: 'INTERN',
    hiringOrganization: { name: 'Galeria Borealis' },
  });
});

it('says nothing of a job that is closed or lacks a day or a description', () => {
  for (const change of [{ closed: true }, { published: undefined }, { description: undefined }])
    expect(jobPosting({ ...PAGE, ...change }, 'Galeria Borealis')).toBeUndefined();
});
