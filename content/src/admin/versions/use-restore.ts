import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Restored } from '../../versions/version-answers';
import { VERSION_HEADER } from '../../versions/version-header';
import { isOutdated, openedWith, setDirty } from './save-watch';
import type { Entry } from './version-data';
import { useVersionWords } from './words';

/**
 * Restores versions for a form, unless somebody else has saved since it was opened: then `refused` is the version that it
 * was opened with.
 * @param key of the form, as `formKey` makes it @param load fills the form with what is stored
 */
export function useRestore(entry: Entry | null, key: string, load: () => Promise<void>) {
  const { post } = useFetchClient();
  const { say } = useVersionWords();
  const { toggleNotification } = useNotification();
  const [isRestoring, setRestoring] = useState(false);
  const [refused, setRefused] = useState<number | null>(null);

  const send = async (number: number, shared: boolean, opened: number | undefined) => {
    const { data } = await post<{ data: Restored }>(
      `/admin/mall/versions/${number}/restore`,
      { ...entry, shared },
      opened === undefined ? {} : { headers: { [VERSION_HEADER]: String(opened) } },
    );
    const { gone } = data.data;
    toggleNotification(
      gone.files + gone.entries === 0
        ? { type: 'success', message: say('restored') }
        : { type: 'warning', message: say('restoredWithout', gone) },
    );
    setDirty(key, false);
  };

  /** @param shared also the fields that all languages share */
  const restore = async (number: number, shared: boolean) => {
    const opened = openedWith(key);
    setRestoring(true);
    try {
      await send(number, shared, opened);
      await load();
    } catch (error) {
      if (opened !== undefined && isFetchError(error) && isOutdated(error.response?.data)) setRefused(opened);
      else
        toggleNotification({
          type: 'danger',
          message: error instanceof Error ? error.message : say('failed'),
        });
    }
    setRestoring(false);
  };

  return { isRestoring, refused, forget: () => setRefused(null), restore };
}
