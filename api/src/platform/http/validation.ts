import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import type { FieldCode } from '@passerelle/shared/contract';
import { failure } from './failure';

const common: Options = { allErrors: true, useDefaults: true, removeAdditional: false, allowUnionTypes: true };
const withFormats = (options: Options): Ajv => addFormats.default(new Ajv({ ...common, ...options }));

/** JSON says what it means; addresses and forms only have words, so those are read as what the schema asks for. */
const readers = { exact: withFormats({}), words: withFormats({ coerceTypes: 'array' }) };

const codes: Record<string, FieldCode> = {
  required: 'required',
  additionalProperties: 'unknown',
  maxLength: 'tooLong',
  maximum: 'tooLarge',
  exclusiveMaximum: 'tooLarge',
  minimum: 'tooSmall',
  exclusiveMinimum: 'tooSmall',
  maxItems: 'tooMany',
  uniqueItems: 'duplicate',
  enum: 'notAllowed',
  const: 'notAllowed',
};

function codeOf({ keyword, params }: ErrorObject): FieldCode {
  if (keyword === 'minLength' || keyword === 'minItems') return params.limit === 1 ? 'required' : 'tooShort';
  return codes[keyword] ?? 'format';
}

function pathOf({ instancePath, params }: ErrorObject): string {
  const named: unknown = params.missingProperty ?? params.additionalProperty;
  const path = instancePath.split('/').slice(1);
  if (typeof named === 'string') path.push(named);
  return path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** Of several complaints about one field the first that says more than "not this type" is the one a person can act on. */
function fieldsOf(errors: readonly ErrorObject[]): Record<string, FieldCode> {
  const vague = (error: ErrorObject): boolean => ['type', 'anyOf', 'oneOf', 'if'].includes(error.keyword);
  const fields = new Map<string, FieldCode>();
  for (const error of [...errors].sort((a, b) => Number(vague(a)) - Number(vague(b)))) {
    const path = pathOf(error);
    if (path && !fields.has(path)) fields.set(path, codeOf(error));
  }
  return Object.fromEntries(fields);
}

export type Validator = <T>(value: T) => T;

/** Checks one part of a request against the contract; defaults are filled in, nothing is silently taken away. */
export function validator(schema: TSchema | undefined, reading: keyof typeof readers): Validator {
  if (!schema) return (value) => value;
  const check = readers[reading].compile(schema);
  return (value) => {
    if (!check(value)) throw failure('invalid', { fields: fieldsOf(check.errors ?? []) });
    return value;
  };
}
