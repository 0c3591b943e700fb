import type { SavedView } from '@passerelle/shared/contract';

interface ColumnsOfList {
  chosen: Pick<SavedView, 'columns' | 'offered'>;
  choose: (chosen: { columns: readonly string[] | null; offered?: readonly string[] | null }) => void;
}

/** The saved views of a list, as `useSavedViews` of `shared/lists` gives them. */
export interface ViewsOfList {
  views: readonly SavedView[];
  /** The one that is shown; null: none, or everything. */
  current: SavedView | null;
  /** The current one was opened, and something was changed since. */
  isChanged: boolean;
  /** The views could not be read: the list lives without them. */
  failed: boolean;
  retry: () => void;
  /** Content of a view: the current state, and a setter. */
  list: { query: string; open: (query: string) => void };
  columns: ColumnsOfList;
  /** Marks the view whose content is shown now. */
  mark: (id: string | null) => void;
  /** A change of those that the server has now. */
  save: (change: (views: readonly SavedView[]) => SavedView[]) => Promise<void>;
}
