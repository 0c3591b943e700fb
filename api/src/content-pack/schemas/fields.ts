import { Type } from 'typebox';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { taskFamilies } from '@passerelle/shared/contract/enums/tasks';
import { limits } from '@passerelle/shared/contract/limits';

/** `expects` ends the sentence « … must be » in the problem that an author reads. */
const text = (max: number) =>
  Type.String({ minLength: 1, maxLength: max, pattern: '\\S', expects: `a text of 1 to ${max} signs` });

export const PackTitle = text(limits.titleLength);
export const PackQuestion = text(limits.longTextLength);
/** Markdown. */
export const PackText = text(limits.htmlLength);

export const Key = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 64,
  expects: 'a name of small letters, digits and single hyphens',
});

export const whole = (minimum: number, maximum: number) =>
  Type.Integer({ minimum, maximum, expects: `a whole number from ${minimum} to ${maximum}` });

export const yesOrNo = () => Type.Boolean({ expects: 'true or false' });

export const Web = Type.String({
  pattern: '^https?://[^\\s]+$',
  maxLength: limits.urlLength,
  expects: 'an address that begins with https:// or http://',
});

export const Family = Type.Enum(taskFamilies);
export const Language = Type.Enum(locales);

export const some = <S extends Parameters<typeof Type.Array>[0]>(schema: S, what: string) =>
  Type.Array(schema, { minItems: 1, expects: `a list of at least one ${what}` });

/** For a list item with its own name. */
export const closed = { additionalProperties: false } as const;
