import type { SavedView } from '@passerelle/shared/contract';

import type { ViewsOfList } from './views-of-list';

/** A UUID; `randomUUID` is missing on plain http, where the product must work too. */
function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Actions on the saved views of a list: fetched with their menu. */
export function viewActions({ save, list, columns, mark }: ViewsOfList) {
  const content = (): Pick<SavedView, 'query' | 'columns' | 'offered'> => ({ query: list.query, ...columns.chosen });
  const replace = (id: string, part: Partial<SavedView>): Promise<void> =>
    save((latest) => latest.map((view) => (view.id === id ? { ...view, ...part } : view)));
  return {
    /** Null: everything. */
    open: (view: SavedView | null): void => {
      mark(view?.id ?? null);
      list.open(view?.query ?? '');
      if (view?.columns === undefined) return;
      columns.choose({ columns: view.columns, ...(view.offered !== undefined && { offered: view.offered }) });
    },
    /** Saves the current settings under a new name. */
    add: async (name: string): Promise<void> => {
      const view = { id: newId(), name, ...content() };
      await save((latest) => [...latest, view]);
      mark(view.id);
    },
    /** Saves the current settings under an existing view. */
    overwrite: async ({ id }: SavedView): Promise<void> => {
      await replace(id, content());
      mark(id);
    },
    rename: ({ id }: SavedView, name: string): Promise<void> => replace(id, { name }),
    remove: ({ id }: SavedView): Promise<void> => save((latest) => latest.filter((view) => view.id !== id)),
    /** One that was removed, at the end. */
    restore: (view: SavedView): Promise<void> => save((latest) => [...latest, view]),
  };
}
