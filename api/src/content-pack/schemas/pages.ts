import { type Static, Type } from 'typebox';
import { closed, Family, PackTitle, whole } from './fields';

const Path = Type.String({ minLength: 1, maxLength: 200, expects: 'the path of a file in library/' });

/** `library/<key>.md`, in each language: the file differs. The family is said once. */
export const DocumentFile = Type.Object({ name: PackTitle, family: Type.Optional(Family), file: Path }, closed);
export type DocumentFile = Static<typeof DocumentFile>;

/** `faq/<key>.md`: the questions are the headings of its text. */
export const SectionFile = Type.Object({ title: PackTitle, position: whole(1, 100) }, closed);
export type SectionFile = Static<typeof SectionFile>;

/** `pages/<slug>.md` */
export const PageFile = Type.Object({ title: PackTitle }, closed);

export const TitleWords = Type.Object({ title: PackTitle }, closed);
