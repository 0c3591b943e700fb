import type { EditorProps } from '../editor-props';
export const ProgramEditor = (_: EditorProps): null => null;
