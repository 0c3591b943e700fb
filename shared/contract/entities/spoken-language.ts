import { type Static, Type } from 'typebox';
import { languageLevels, spokenLanguages } from '../enums/locales';
import { body } from '../fields';
import { limits } from '../limits';

export const SpokenLanguage = body({
  language: Type.Enum(spokenLanguages),
  level: Type.Enum(languageLevels),
});
export type SpokenLanguage = Static<typeof SpokenLanguage>;

/** Each language once: a schema cannot say it, the rule `repeatedLanguages` does. */
export const SpokenLanguages = Type.Array(SpokenLanguage, { maxItems: limits.spokenLanguages });
