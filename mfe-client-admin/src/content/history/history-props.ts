import type { ContentItem } from '@passerelle/shared/contract';

import type { Autosave } from '../autosave/autosave';

export interface HistoryProps {
  /** With the files as they are written. */
  item: ContentItem;
  readOnly: boolean;
  autosave: Autosave;
}
