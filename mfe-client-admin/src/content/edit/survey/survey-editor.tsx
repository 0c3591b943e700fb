import type { EditorProps } from '../editor-props';
export const SurveyEditor = (_: EditorProps): null => null;
