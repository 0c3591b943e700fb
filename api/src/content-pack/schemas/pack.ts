import { type Static, Type } from 'typebox';
import { closed, Family, Language, PackTitle, whole } from './fields';

/** `pack.yaml` */
export const PackFile = Type.Object(
  {
    name: PackTitle,
    version: Type.String({ minLength: 1, maxLength: 40, expects: 'a text between quotes, such as "1.0"' }),
    locales: Type.Array(Language, { minItems: 1, uniqueItems: true, expects: 'a list of languages, each once' }),
    uses: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^(surveys|library)/[a-z0-9]+(-[a-z0-9]+)*$',
          expects: 'surveys/ or library/ and a name',
        }),
        { uniqueItems: true, expects: 'a list of what other packs bring, each once' },
      ),
    ),
  },
  closed,
);
export type PackFile = Static<typeof PackFile>;

const Path = Type.String({ minLength: 1, maxLength: 200, expects: 'the path of a file in library/' });

/** `library/<key>.md`, in each language: the file differs. The family stands in one of them. */
export const DocumentFile = Type.Object({ name: PackTitle, family: Type.Optional(Family), file: Path }, closed);
export type DocumentFile = Static<typeof DocumentFile>;

/** `faq/<key>.md`: the questions are the headings of its text. */
export const SectionFile = Type.Object({ title: PackTitle, position: whole(1, 100) }, closed);
export type SectionFile = Static<typeof SectionFile>;

/** `pages/<slug>.md` */
export const PageFile = Type.Object({ title: PackTitle }, closed);

export const TitleWords = Type.Object({ title: PackTitle }, closed);
