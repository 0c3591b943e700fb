import type { SavedView } from '@passerelle/shared/contract';
import type { ViewsOfList } from '@passerelle/shared/ui/table';
import { useState } from 'react';

import type { ColumnChoiceState } from './use-column-choice';
import type { ListView } from './use-list';
import type { ListSettingsState } from './use-list-settings';

/** Searches of a list under names, with their filters, order and columns, kept with the account. */
export function useSavedViews(
  { settings, failed, retry, save }: ListSettingsState,
  list: ListView,
  columns: Pick<ColumnChoiceState<unknown>, 'chosen' | 'isShown' | 'choose'>,
): ViewsOfList {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const views = settings?.views ?? [];
  const isShown = ({ query, columns: own, offered }: SavedView): boolean =>
    list.normalise(query) === list.query &&
    (own === undefined || columns.isShown({ columns: own, ...(offered !== undefined && { offered }) }));
  const opened = views.find(({ id }) => id === openedId);
  const shown = opened && isShown(opened) ? opened : views.find(isShown);
  // With nothing left of it, what is shown is everything and no longer a view.
  const current = shown ?? (list.query === '' ? undefined : opened) ?? null;

  return {
    views,
    current,
    isChanged: current !== null && !shown,
    failed,
    retry,
    list,
    columns,
    mark: setOpenedId,
    save: (change) => save(({ version: _version, ...latest }) => ({ ...latest, views: change(latest.views) })),
  };
}
