import { PICTOGRAMS, type PictogramName } from './pictograms.ts';

/** Whether a name that came from elsewhere is one of the set. */
export function isPictogram(name: string | undefined): name is PictogramName {
  return name !== undefined && Object.hasOwn(PICTOGRAMS, name);
}
