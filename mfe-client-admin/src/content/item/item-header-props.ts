import type { ContentItem } from '@passerelle/shared/contract';

import type { Autosave, AutosaveState } from '../autosave/autosave';
import type { Publishing } from '../publish';

export interface ItemHeaderProps {
  /** With the files as they are written. */
  item: ContentItem;
  autosave: Autosave;
  state: AutosaveState;
  onPublish: (what: Publishing) => void;
}
