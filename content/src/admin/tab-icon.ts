import { markPicture } from '../site/mark-picture';

/** Of `/api/header/static`. */
export interface Icons {
  favicon?: { url?: string | null } | null;
  mark?: string | null;
}

/** What the browser's tab shows of the admin: the site's icon, else the centre's mark; undefined without both. */
export const tabIcon = (icons: Icons | null | undefined): string | undefined =>
  icons?.favicon?.url || markPicture(icons?.mark, { ground: true });
