import type { Attachment } from '../../items.mutations';
import type { EditorProps } from '../editor-props';

export interface LibraryEditorProps extends EditorProps {
  /** Sends a file; the text beside it is saved first. */
  onAttach: (attachment: Attachment) => Promise<void>;
}
