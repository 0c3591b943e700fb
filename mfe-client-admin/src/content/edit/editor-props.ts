import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';

/** Props of the editor of each kind of content. The first language of the pack is the one it edits. */
export interface EditorProps {
  item: ContentItem;
  files: ItemFiles;
  readOnly: boolean;
  /** Called at every change; the screen saves after a pause. */
  onChange: (files: ItemFiles) => void;
}
