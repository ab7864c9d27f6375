import { misspelt } from '@mall/contract';
import { settings } from '../settings';

/** Says at the start which settings let it run, but not as somebody will have meant it. */
export function warnOfSettings(): void {
  for (const { name, meant } of misspelt(process.env))
    strapi.log.warn('setting.unknown', { setting: name, why: `${name}: did you mean ${meant}?` });
  const { purgeToken, writesPerClient } = settings();
  if (!purgeToken)
    strapi.log.warn('setting.missing', {
      setting: 'PURGE_TOKEN',
      why:
        'Without PURGE_TOKEN, the same for the website, it cannot name its visitors: all of them count as one client, ' +
        `whose forms are refused after ${writesPerClient} of a kind in ten minutes.`,
    });
}
