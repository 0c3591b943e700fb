import type { SavedView } from '@passerelle/shared/contract';
import type { ViewsOfList } from '@passerelle/shared/ui/table';
import { useState } from 'react';

import type { ColumnChoiceState } from './use-column-choice';
import type { ListView } from './use-list';
import type { ListSettingsState } from './use-list-settings';

/** A UUID; `randomUUID` is missing on plain http, where the product must work too. */
function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

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

  const saveViews = (change: (views: readonly SavedView[]) => SavedView[]): Promise<void> =>
    save(({ version: _version, ...latest }) => ({ ...latest, views: change(latest.views) }));
  const content = (): Pick<SavedView, 'query' | 'columns' | 'offered'> => ({ query: list.query, ...columns.chosen });
  const replace = (id: string, part: Partial<SavedView>): Promise<void> =>
    saveViews((latest) => latest.map((view) => (view.id === id ? { ...view, ...part } : view)));
  return {
    views,
    current,
    isChanged: current !== null && !shown,
    failed,
    retry,
    open: (view) => {
      setOpenedId(view?.id ?? null);
      list.open(view?.query ?? '');
      if (view?.columns === undefined) return;
      columns.choose({ columns: view.columns, ...(view.offered !== undefined && { offered: view.offered }) });
    },
    add: async (name) => {
      const view = { id: newId(), name, ...content() };
      await saveViews((latest) => [...latest, view]);
      setOpenedId(view.id);
    },
    overwrite: async ({ id }) => {
      await replace(id, content());
      setOpenedId(id);
    },
    rename: ({ id }, name) => replace(id, { name }),
    remove: ({ id }) => saveViews((latest) => latest.filter((view) => view.id !== id)),
    restore: (view) => saveViews((latest) => [...latest, view]),
  };
}
