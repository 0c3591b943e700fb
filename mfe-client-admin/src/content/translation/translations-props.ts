import type { UpToDate } from '../autosave/kept-text';
import type { LibraryEditorProps } from '../edit/library/library-editor-props';

export interface TranslationsProps extends LibraryEditorProps {
  /** A translation was read again and still holds. */
  onConfirm: (text: UpToDate[number]) => void;
}
