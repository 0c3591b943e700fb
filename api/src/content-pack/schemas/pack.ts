import { type Static, Type } from 'typebox';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { badgeTypes, programTypes, tradeInterests } from '@passerelle/shared/contract/enums/tasks';
import { limits } from '@passerelle/shared/contract/limits';
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

/** `library/<key>.md` in each language, each with its own file. The family is set in one of them. */
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

export const TitleTexts = Type.Object({ title: PackTitle }, closed);

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

const Interest = Type.Enum(tradeInterests);

/** `trades/<key>.yaml`: trades by code. */
export const TradesFile = Type.Object(
  {
    name: PackTitle,
    version: Type.String({ minLength: 1, maxLength: 40, expects: 'a text between quotes, such as "1.0"' }),
    month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', expects: 'a year and a month, such as 2025-09' }),
    licence: PackTitle,
    trades: Type.Record(
      Type.String({ pattern: '^[A-Za-z0-9.-]{1,20}$' }),
      Type.Object({ label: PackTitle, major: Interest, minor: Type.Optional(Interest) }, closed),
      { additionalProperties: false, minProperties: 1, expects: 'at least one trade, by its code' },
    ),
  },
  closed,
);

export const ProgramTexts = Type.Object(
  {
    name: PackTitle,
    description: Type.Optional(PackText),
    weeks: some(Type.Object({ title: PackTitle }, closed), 'week'),
  },
  closed,
);
