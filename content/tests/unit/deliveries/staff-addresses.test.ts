import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffAddresses } from '../../../src/deliveries/send-delivery';

const FRONTEND = 'https://b.example';

/** Single types by name, as the staff have filled them in. */
let content: Record<string, object | null>;
let settings: { frontendLink: string; mailTo?: string; mailFrom?: string };
vi.mock('../../../src/kit/singles', () => ({ single: async (name: string) => content[name] ?? null }));
vi.mock('../../../src/settings', () => ({ settings: () => settings }));

beforeEach(() => {
  settings = { frontendLink: FRONTEND, mailTo: 'all@b.example' };
  content = {
    'info-page': {
      desks: [
        { topic: 'lost', email: 'lost@b.example' },
        { topic: 'press', email: 'press@b.example' },
        { topic: 'lost', email: 'guards@b.example' },
        { topic: 'access', email: 'no address' },
        { topic: 'parking', email: null },
      ],
    },
    'media-sale': { emails: [{ email: 'media@b.example' }, { email: 'media@b.example' }] },
    'advanced-media-sale': { emails: [{ email: 'screens@b.example' }] },
    'stylist-page': { email: 'style@b.example' },
  };
});

describe('the staff that a notice goes to', () => {
  it.each([
    ['contactNotice', 'lost', ['lost@b.example', 'guards@b.example']],
    ['contactNotice', 'press', ['press@b.example']],
    ['leasingNotice', 'media-sale', ['media@b.example']],
    ['leasingNotice', 'advanced-media-sale', ['screens@b.example']],
    ['bookingNotice', undefined, ['style@b.example']],
    ['bookingChangeNotice', undefined, ['style@b.example']],
  ] as const)('%s about %s is whom the content names', async (kind, about, expected) => {
    expect(await staffAddresses(kind, about)).toEqual(expected);
  });

  it.each([
    ['contactNotice', 'general'],
    ['contactNotice', 'access'],
    ['contactNotice', 'parking'],
    ['landingNotice', 'lost'],
    ['lunchCardNotice', undefined],
  ] as const)('%s about %s, for which it names none, is MAIL_TO', async (kind, about) => {
    expect(await staffAddresses(kind, about)).toEqual(['all@b.example']);
  });

  it('is the sender of all mails without it, and then the website’s own address', async () => {
    content = {};
    const askedFor = () => staffAddresses('contactNotice', 'lost');
    settings = { frontendLink: FRONTEND, mailFrom: 'Galeria <post@b.example>' };
    expect(await askedFor()).toEqual(['post@b.example']);
    settings = { frontendLink: FRONTEND, mailFrom: 'post@b.example' };
    expect(await askedFor()).toEqual(['post@b.example']);
    settings = { frontendLink: FRONTEND };
    expect(await askedFor()).toEqual(['no-reply@b.example']);
  });
});
