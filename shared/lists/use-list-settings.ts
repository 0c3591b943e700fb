import { cacheAnswer, ifMatch, isConflict, send, useCall } from '@passerelle/shared/client';
import type { ListSettings, ListSettingsBody, SettingList } from '@passerelle/shared/contract';
import { useRef } from 'react';

type Change = (settings: ListSettings) => ListSettingsBody;

export interface ListSettingsState {
  list: SettingList;
  /** Settings of the person on all devices; undefined until they are loaded. */
  settings: ListSettings | undefined;
  failed: boolean;
  retry: () => void;
  /** Saves a change, after those before it; rejects where that fails. */
  save: (change: Change) => Promise<void>;
}

/** On what the server has now: a view of another device is never overwritten by a page that has not seen it. */
async function saveOnLatest(list: SettingList, change: Change, isLastTry = false): Promise<void> {
  const params = { list };
  const read = await send('GET /me/lists/:list', { params });
  try {
    const saved = await send('PUT /me/lists/:list', { params, body: change(read), headers: ifMatch(read) });
    cacheAnswer('GET /me/lists/:list', saved, { params });
  } catch (error) {
    if (isLastTry || !isConflict(error)) throw error;
    await saveOnLatest(list, change, true);
  }
}

/** The columns and views that the person has of a list, kept with the account. The list lives without them. */
export function useListSettings(list: SettingList): ListSettingsState {
  const { data, error, retry } = useCall('GET /me/lists/:list', { params: { list } });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    list,
    settings: data,
    failed: error !== undefined && data === undefined,
    retry,
    save: (change) => {
      const saved = last.current.then(() => saveOnLatest(list, change));
      last.current = saved.catch(() => undefined);
      return saved;
    },
  };
}
