import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';

import type { Attachment } from '../items.mutations';

/** Props of the editor of each kind of content. The first language of the pack is the one it edits. */
export interface EditorProps {
  item: ContentItem;
  files: ItemFiles;
  readOnly: boolean;
  /** Called at every change; the screen saves after a pause. */
  onChange: (files: ItemFiles) => void;
}

export interface SurveyEditorProps extends EditorProps {
  /** Saves at once. True when everything has reached the server. */
  onSave: () => Promise<boolean>;
}

export interface LibraryEditorProps extends EditorProps {
  /** Sends a file; the text beside it is saved first. */
  onAttach: (attachment: Attachment) => Promise<void>;
}
