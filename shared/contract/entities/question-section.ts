import { type Static, Type } from 'typebox';
import { Html, Id, Label } from '../fields';

export const FaqQuestion = Type.Object({ id: Id, title: Label, answer: Html });
export type FaqQuestion = Static<typeof FaqQuestion>;

export const QuestionSection = Type.Object({ id: Id, title: Label, questions: Type.Array(FaqQuestion) });
export type QuestionSection = Static<typeof QuestionSection>;
