import { ICONS, type IconName } from './icons.ts';

/** Whether a name that came from elsewhere is one of the set. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(ICONS, name);
}
