import { beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../data-folder';

type Request = typeof import('../../../src/kit/request');
type Ctx = Parameters<Request['reading']>[0];

let request: Request;

beforeAll(async () => {
  process.env.DATA_DIR = dataFolder();
  process.env.PREVIEW_SECRET = 'sesame';
  process.env.LOCALES = 'pl-PL,bg-BG';
  request = await import('../../../src/kit/request');
});

function ctx(query: Record<string, unknown>, secret = ''): Ctx {
  return { query, get: (name: string) => (name === 'x-preview-secret' ? secret : '') } as unknown as Ctx;
}

describe('reading', () => {
  it('answers in the default language when none or an unknown one is asked for', () => {
    expect(request.reading(ctx({})).locale).toBe('pl-PL');
    expect(request.reading(ctx({ locale: 'xx-YY' })).locale).toBe('pl-PL');
    expect(request.reading(ctx({ locale: 'bg-BG' })).locale).toBe('bg-BG');
  });

  it.each([{ locale: 'pl PL' }, { locale: ['en', 'ru'] }, { publicationState: 'all' }])(
    'refuses %j',
    (query) => {
      expect(() => request.reading(ctx(query))).toThrow(/must be/);
    },
  );

  it('shows drafts only to those who know the secret', () => {
    const preview = { publicationState: 'preview' };
    expect(request.reading(ctx(preview, 'sesame')).status).toBe('draft');
    expect(request.reading(ctx(preview, 'sesamf')).status).toBe('published');
    expect(request.reading(ctx(preview, '')).status).toBe('published');
    expect(request.reading(ctx({}, 'sesame')).status).toBe('published');
  });
});

describe('equalText', () => {
  it('reads both forms of a filter', () => {
    expect(request.equalText('moda', 'filters[x]')).toBe('moda');
    expect(request.equalText({ $eq: 'moda' }, 'filters[x]')).toBe('moda');
  });

  it.each([[undefined], [{}], [{ $eq: ['a', 'b'] }], [{ $ne: 'a' }]])(
    'refuses %j by its name',
    (condition) => {
      expect(() => request.equalText(condition, 'filters[x]')).toThrow('filters[x] must be given once');
    },
  );

  it('refuses a list', () => {
    expect(() => request.equalText(['a', 'b'], 'filters[x]')).toThrow('filters[x] must be nested');
  });
});

describe('paging', () => {
  it('starts at 0 and holds 100 when nothing is said', () => {
    expect(request.range(ctx({}))).toEqual({ offset: 0, limit: 100 });
    expect(request.pagination(ctx({}))).toEqual({ offset: 0, limit: 100 });
  });

  it('counts pages from 1', () => {
    expect(request.pagination(ctx({ pagination: { page: '3', pageSize: '20' } }))).toEqual({
      offset: 40,
      limit: 20,
    });
    expect(request.pagination(ctx({ pagination: { start: '5', limit: '7' } }))).toEqual({
      offset: 5,
      limit: 7,
    });
  });

  it.each(['-1', 'abc', '0', '1e3', '99999999', ['1', '2']])('refuses a limit of %j', (limit) => {
    expect(() => request.range(ctx({ limit }))).toThrow('limit must be a whole number');
  });
});

describe('a token', () => {
  it.each([
    ['Bearer sesame', true, 200],
    ['Bearer sesamf', false, 401],
    ['Bearer sesame1', false, 401],
    ['sesame', false, 401],
    ['', false, 401],
  ])('%j is admitted: %s', (authorization, admitted, status) => {
    const headers: Record<string, string> = {};
    const asked = {
      ...{
        status: 200,
        body: undefined,
        get: (name: string) => (name === 'authorization' ? authorization : ''),
      },
      set(name: string, value: string) {
        headers[name] = value;
      },
    };
    expect(request.admitsToken(asked as unknown as Ctx, 'sesame')).toBe(admitted);
    expect(asked.status).toBe(status);
    expect(headers).toEqual(admitted ? {} : { 'www-authenticate': 'Bearer' });
  });
});
