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
  /** What is shown now, under a new name. */
  add: (name: string) => Promise<void>;
  /** What is shown now, under the name of a view that there is. */
  overwrite: (view: SavedView) => Promise<void>;
  rename: (view: SavedView, name: string) => Promise<void>;
  remove: (view: SavedView) => Promise<void>;
  /** One that was removed, at the end. */
  restore: (view: SavedView) => Promise<void>;
}
