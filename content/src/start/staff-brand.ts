import { createHash } from 'node:crypto';
import { shared } from '../kit/singles';
import { uidOf } from '../kit/table';
import { markPicture } from '../site/mark-picture';

interface Logo {
  name: string;
  hash: string;
  url: string;
  width: number | null;
  height: number | null;
  ext: string;
  size: number;
}

interface ProjectSettings {
  menuLogo?: Logo | null;
  authLogo?: Logo | null;
}

/** A file as Strapi keeps a logo, but without its provider: a logo chosen later must not delete a picture in use. */
function logoOf(file: unknown): Logo | null {
  if (typeof file !== 'object' || file === null) return null;
  const { name, hash, url, width, height, ext, size } = file as Logo;
  return { name, hash, url, width, height, ext, size };
}

/** The mark as a logo that needs no file. */
export function markLogo(mark: unknown): Logo | null {
  const url = typeof mark === 'string' ? markPicture(mark) : undefined;
  if (url === undefined) return null;
  const hash = `mark_${createHash('sha256').update(url).digest('hex').slice(0, 10)}`;
  return { name: 'mark.svg', hash, url, width: 800, height: 800, ext: '.svg', size: url.length / 1000 };
}

async function showCentreIcon(): Promise<void> {
  const icons = await shared('favicon', { apple_icon: true, favicon: true });
  const logo = logoOf(icons?.apple_icon ?? icons?.favicon) ?? markLogo(icons?.mark);
  const own = strapi.store({ type: 'core', name: 'mall' });
  const admin = strapi.store({ type: 'core', name: 'admin' });
  const shown = ((await admin.get({ key: 'project-settings' })) ?? {}) as ProjectSettings;
  const written = (await own.get({ key: 'staffLogo' })) as string | null;
  // A logo that an administrator has put into the settings of the admin stands above the content's.
  const isOurs = (one: Logo | null | undefined) => !one || one.hash === written;
  if (!isOurs(shown.menuLogo) || !isOurs(shown.authLogo) || (logo?.hash ?? null) === (written ?? null))
    return;
  await admin.set({ key: 'project-settings', value: { ...shown, menuLogo: logo, authLogo: logo } });
  await own.set({ key: 'staffLogo', value: logo?.hash ?? null });
}

/**
 * Shows the site's icon in the admin, or else the centre's mark, and another one as soon as it is saved: icons are made
 * to stand on any ground, the header's logo on the header's alone. Without both the door stays that is built in.
 */
export async function keepStaffBrand(): Promise<void> {
  await showCentreIcon();
  strapi.documents.use(async (context, next) => {
    const answer = await next();
    if (context.uid === uidOf('favicon')) await showCentreIcon();
    return answer;
  });
}
