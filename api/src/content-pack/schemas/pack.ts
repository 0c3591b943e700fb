import { msg } from '@lingui/core/macro';
import { type Static, Type } from 'typebox';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { badgeTypes, programTypes, tradeInterests } from '@passerelle/shared/contract/enums/tasks';
import { limits } from '@passerelle/shared/contract/limits';
import {
  closed,
  Family,
  Language,
  PackTitle,
  whole,
  Key,
  PackText,
  distinct,
  some,
  someDistinct,
  yesOrNo,
} from './fields';

const Version = Type.String({
  minLength: 1,
  maxLength: 40,
  expects: (name: string) =>
    msg`${name} doit être un texte entre guillemets droits, par exemple ${{ example: '"1.0"' }}`,
});

/** `pack.yaml` */
export const PackFile = Type.Object(
  {
    name: PackTitle,
    version: Version,
    locales: someDistinct(Language),
    uses: Type.Optional(
      distinct(
        Type.String({
          pattern: '^(surveys|library)/[a-z0-9]+(-[a-z0-9]+)*$',
          expects: (name: string) => msg`${name} doit être surveys/ ou library/ suivi d’un nom`,
        }),
      ),
    ),
  },
  closed,
);
export type PackFile = Static<typeof PackFile>;

const Path = Type.String({
  minLength: 1,
  maxLength: 200,
  expects: (name: string) => msg`${name} doit être le chemin d’un fichier de library/`,
});

const document = {
  name: PackTitle,
  file: Path,
  cover: Type.Optional(Path),
  captions: Type.Optional(
    Type.Object(Object.fromEntries(locales.map((locale) => [locale, Type.Optional(Path)])), closed),
  ),
};

/** `library/<key>.md` in each language, each with its own file. The family is set in the first. */
export const DocumentFile = Type.Object({ ...document, family: Family }, closed);
export const OtherDocumentFile = Type.Object({ ...document, family: Type.Optional(Family) }, closed);

/** `faq/<key>.md`: the questions are the headings of its text. */
export const SectionFile = Type.Object({ title: PackTitle, position: whole(1, limits.faqSections) }, closed);
export type SectionFile = Static<typeof SectionFile>;

/** `pages/<slug>.md` */
export const PageFile = Type.Object({ title: PackTitle }, closed);

/** Translations may be incomplete. */
export const TitleTexts = Type.Object({ title: Type.Optional(PackTitle) }, closed);

const mostWeeks = limits.suspensionWeeksMax;

/** `programs/<key>/program.yaml` */
export const ProgramFile = Type.Object(
  {
    name: PackTitle,
    type: Type.Enum(programTypes),
    description: Type.Optional(PackText),
    maxSuspension: whole(0, limits.suspensionWeeksMax),
    badges: distinct(Type.Enum(badgeTypes)),
    jobOffers: yesOrNo(),
    weeks: Type.Array(
      Type.Object(
        {
          title: PackTitle,
          tasks: someDistinct(Key, (_name, { keyword, instancePath }) => {
            if (keyword !== 'minItems') return msg`Une semaine a au moins une tâche, et chacune une seule fois`;
            const week = Number(instancePath.split('/')[2]) + 1;
            return msg`Ajoutez une tâche à la semaine ${week}, ou retirez cette semaine`;
          }),
        },
        closed,
      ),
      {
        minItems: 1,
        maxItems: mostWeeks,
        expects: (name: string) => msg`${name} doit être une liste de 1 à ${mostWeeks} semaines`,
      },
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
    version: Version,
    month: Type.String({
      pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
      expects: (name: string) => msg`${name} doit être une année et un mois, par exemple ${{ example: '2025-09' }}`,
    }),
    licence: PackTitle,
    trades: Type.Record(
      Type.String({ pattern: '^[A-Za-z0-9.-]{1,20}$' }),
      Type.Object({ label: PackTitle, major: Interest, minor: Type.Optional(Interest) }, closed),
      {
        additionalProperties: false,
        minProperties: 1,
        expects: (name: string) => msg`${name} doit contenir au moins un métier, par son code`,
      },
    ),
  },
  closed,
);

export const ProgramTexts = Type.Object(
  {
    name: Type.Optional(PackTitle),
    description: Type.Optional(PackText),
    weeks: Type.Optional(some(Type.Object({ title: Type.Optional(PackTitle) }, closed))),
  },
  closed,
);
