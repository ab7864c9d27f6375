import { describe, expect, it } from 'vitest';
import { NEWS_BODIES } from '../../../fixtures/news-bodies.ts';
import { contextOf } from '../../../fixtures/responses.ts';
import { loadJobPage, loadJobsPage } from './load-jobs.ts';

const params = { slug: 'doradca' };

/** The single job's body with some attributes replaced. */
function jobBody(changed: Record<string, unknown>) {
  const { data } = structuredClone(NEWS_BODIES.job) as { data: { attributes: object } };
  return { job: { data: { ...data, attributes: { ...data.attributes, ...changed } } } };
}

describe('loadJobsPage', () => {
  it('has open jobs, the nearest deadline first, with their doors', async () => {
    const { jobs } = await loadJobsPage(contextOf());
    expect(jobs.map(({ name, place }) => [name, place.room])).toEqual([
      ['Praca 2', undefined],
      ['Praca 1', '1.24'],
    ]);
    expect(jobs[1]).toMatchObject({
      href: '/praca/doradca',
      tenant: { name: 'Halland', href: '/sklepy/moda/halland' },
      contract: 'employment',
      workingTime: 'pełny etat',
    });
    expect(jobs[0]).not.toHaveProperty('tenant');
  });

  it('counts the deadline in the centre’s zone, the day itself included', async () => {
    const at = async (now: string) =>
      (await loadJobsPage(contextOf({}, { now: new Date(now) }))).jobs.map(({ name }) => name);
    expect(await at('2026-11-21T22:59:00Z')).toEqual(['Praca 2', 'Praca 1']);
    expect(await at('2026-11-21T23:01:00Z')).toEqual(['Praca 1']);
  });

  it('is an empty page without jobs, and reads flat ones', async () => {
    for (const jobs of [{ data: [] }, { data: null }, null])
      expect(await loadJobsPage(contextOf({ jobs })), JSON.stringify(jobs)).toEqual({ jobs: [] });
    const flat = [{ id: 5, name: 'Praca 5', slug: 'p', deadline: null, tenant: null }];
    expect((await loadJobsPage(contextOf({ jobs: flat }))).jobs).toMatchObject([{ name: 'Praca 5' }]);
  });
});

describe('loadJobPage', () => {
  it('has what one needs to apply, its shop, other jobs and versions', async () => {
    const context = contextOf({}, { params });
    expect(await loadJobPage(context)).toMatchObject({
      closed: false,
      email: {
        name: 'praca@halland.example',
        href: 'mailto:praca@halland.example?subject=Praca%201',
      },
      form: { href: 'https://halland.example/praca' },
      description: '<p>Szukamy kogoś, kto lubi płaszcze.</p><h2>Na co dzień</h2><ul><li>mierzysz</li></ul>',
      shop: { name: 'Halland' },
      more: [{ name: 'Praca 2' }],
      alternates: { 'pl-PL': params, en: { slug: 'doradca-en' } },
    });
    expect(context.content.gathered().tags).toEqual(
      expect.arrayContaining(['job:doradca', 'tenant:halland']),
    );
  });

  it('answers past the deadline, but takes no applications', async () => {
    const page = await loadJobPage(contextOf(jobBody({ deadline: '2026-11-20' }), { params }));
    expect(page?.closed).toBe(true);
    expect(page).not.toHaveProperty('email');
    expect(page).not.toHaveProperty('form');
  });

  it('leaves out hostile ways to apply and unknown contracts', async () => {
    const changed = {
      applyEmail: 'a@b.example?bcc=x@y.example',
      applyLink: 'javascript:alert(1)',
      contract: 'x',
    };
    const page = await loadJobPage(contextOf(jobBody(changed), { params }));
    for (const field of ['email', 'form', 'contract']) expect(page).not.toHaveProperty(field);
  });

  it('is null when there is no such job', async () => {
    expect(await loadJobPage(contextOf({ job: { data: null } }, { params }))).toBeNull();
  });
});
