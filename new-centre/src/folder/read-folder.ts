import type { Remark } from '../remark.ts';
import type { Centre } from './centre.ts';
import type { FolderFiles } from './folder-files.ts';
import { readHoursSheet } from './hours-sheet/hours-sheet.ts';
import { missingTexts } from './languages.ts';
import { readPolicies } from './policies.ts';
import { readSettings } from './settings/settings.ts';
import { readShops, tellEmptyCategories } from './shops/shops.ts';

interface FolderRead {
  /** Undefined where centre.yaml is missing, holds no settings, or says neither name nor language. */
  centre: Centre | undefined;
  remarks: Remark[];
}

/**
 * Reads a folder that describes a shopping centre. Whatever can be read is in the centre, and all else is a remark; it
 * throws only where the files themselves cannot be read. Pictures and drawings of floors are not opened.
 */
export async function readFolder(files: FolderFiles): Promise<FolderRead> {
  const remarks: Remark[] = [];
  const missing = missingTexts();
  const read = readSettings(files, missing, remarks);
  if (!read) return { centre: undefined, remarks };
  const { settings, file, isUsable } = read;
  const { shops: untimed, pictures } = await readShops(files, settings, missing, remarks);
  const { centre, shops, places } = await readHoursSheet(files, settings, untimed, missing, remarks);
  const policies = readPolicies(files, settings.languages, missing, remarks);
  tellEmptyCategories(shops, settings, file, remarks);
  pictures.tellUnused([settings.theme.mark, settings.theme.emptyPicture], remarks);
  missing.tell(remarks, settings.languages);
  return { centre: isUsable ? { ...settings, hours: centre, shops, places, policies } : undefined, remarks };
}
