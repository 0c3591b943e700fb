import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorObject } from 'ajv';
import { Type } from 'typebox';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { taskFamilies } from '@passerelle/shared/contract/enums/tasks';
import { limits } from '@passerelle/shared/contract/limits';

export const quoted = (name: string): MessageDescriptor => msg`${name} doit être un texte entre guillemets droits`;

/**
 * `expects` is the problem that an author reads where a value is wrong; `unquoted` where it is a number or a boolean
 * that quotes would make a text.
 */
const text = (max: number) =>
  Type.String({
    minLength: 1,
    maxLength: max,
    pattern: '\\S',
    expects: (name: string) => msg`${name} doit être un texte de 1 à ${max} signes`,
    unquoted: quoted,
  });

export const PackTitle = text(limits.titleLength);
export const PackQuestion = text(limits.longTextLength);
/** Markdown. */
export const PackText = text(limits.htmlLength);

export const keyForm = (name: string): MessageDescriptor =>
  msg`${name} doit être un nom fait de minuscules, de chiffres et de tirets isolés`;

export const Key = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 64,
  expects: keyForm,
  unquoted: quoted,
});

export const whole = (minimum: number, maximum: number) =>
  Type.Integer({
    minimum,
    maximum,
    expects: (name: string) => msg`${name} doit être un nombre entier de ${minimum} à ${maximum}`,
  });

export const yesOrNo = () => Type.Boolean({ expects: (name: string) => msg`${name} doit être true ou false` });

export const Web = Type.String({
  pattern: '^https?://[^\\s]+$',
  maxLength: limits.urlLength,
  expects: (name: string) => msg`${name} doit être une adresse qui commence par https:// ou http://`,
});

export const Family = Type.Enum(taskFamilies);
export const Language = Type.Enum(locales);

/** The problem of a wrong value, from its name and from what ajv found. */
export type Expects = (name: string, fault: Pick<ErrorObject, 'keyword' | 'instancePath'>) => MessageDescriptor;

type Schema = Parameters<typeof Type.Array>[0];

export const some = <S extends Schema>(schema: S) =>
  Type.Array(schema, { minItems: 1, expects: (name: string) => msg`${name} doit être une liste non vide` });

export const distinct = <S extends Schema>(schema: S) =>
  Type.Array(schema, {
    uniqueItems: true,
    expects: (name: string) => msg`${name} doit être une liste où chaque élément figure une seule fois`,
  });

export const someDistinct = <S extends Schema>(
  schema: S,
  expects: Expects = (name) => msg`${name} doit être une liste non vide où chaque élément figure une seule fois`,
) => Type.Array(schema, { minItems: 1, uniqueItems: true, expects });

/** The schema of a list item with its own name. */
export const closed = { additionalProperties: false } as const;
