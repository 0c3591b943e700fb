import type { SavedView } from '@passerelle/shared/contract';

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
  /** Null: everything. */
  open: (view: SavedView | null) => void;
  /** What is shown now, as a view holds it. */
  content: () => Pick<SavedView, 'query' | 'columns' | 'offered'>;
  /** That what is shown now is what this one holds. */
  mark: (id: string) => void;
  /** A change of those that the server has now. */
  save: (change: (views: readonly SavedView[]) => SavedView[]) => Promise<void>;
}
