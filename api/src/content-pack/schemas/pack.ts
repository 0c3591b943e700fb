import { type Static, Type } from 'typebox';
import { badgeTypes, limits, locales, programTypes } from '@passerelle/shared/contract';
import { closed, Family, Language, PackTitle, whole, Key, PackText, some, yesOrNo } from './fields';

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
export const DocumentFile = Type.Object(
  {
    name: PackTitle,
    family: Type.Optional(Family),
    file: Path,
    cover: Type.Optional(Path),
    captions: Type.Optional(
      Type.Object(Object.fromEntries(locales.map((locale) => [locale, Type.Optional(Path)])), closed),
    ),
  },
  closed,
);
export type DocumentFile = Static<typeof DocumentFile>;

/** `faq/<key>.md`: the questions are the headings of its text. */
export const SectionFile = Type.Object({ title: PackTitle, position: whole(1, 100) }, closed);
export type SectionFile = Static<typeof SectionFile>;

/** `pages/<slug>.md` */
export const PageFile = Type.Object({ title: PackTitle }, closed);

export const TitleWords = Type.Object({ title: PackTitle }, closed);

/** `programs/<key>/program.yaml` */
export const ProgramFile = Type.Object(
  {
    name: PackTitle,
    type: Type.Enum(programTypes),
    description: Type.Optional(PackText),
    maxSuspension: whole(0, limits.suspensionWeeksMax),
    badges: Type.Array(Type.Enum(badgeTypes), { uniqueItems: true, expects: 'a list of badges, each once' }),
    jobOffers: yesOrNo(),
    weeks: Type.Array(
      Type.Object(
        {
          title: PackTitle,
          tasks: Type.Array(Key, { minItems: 1, uniqueItems: true, expects: 'a list of at least one task, each once' }),
        },
        closed,
      ),
      { minItems: 1, maxItems: limits.suspensionWeeksMax, expects: 'a list of 1 to 52 weeks' },
    ),
  },
  closed,
);
export type ProgramFile = Static<typeof ProgramFile>;

export const ProgramWords = Type.Object(
  {
    name: PackTitle,
    description: Type.Optional(PackText),
    weeks: some(Type.Object({ title: PackTitle }, closed), 'week'),
  },
  closed,
);
