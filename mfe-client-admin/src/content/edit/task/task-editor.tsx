import type { EditorProps } from '../editor-props';
export const TaskEditor = (_: EditorProps): null => null;
