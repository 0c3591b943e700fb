import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { fieldErrors } from '@passerelle/shared/contract';
import { failure } from './failure';

const common: Options = { allErrors: true, useDefaults: true, removeAdditional: false, allowUnionTypes: true };
const withFormats = (options: Options): Ajv => addFormats.default(new Ajv({ ...common, ...options }));

/** JSON says what it means; addresses and forms only have words, so those are read as what the schema asks for. */
const readers = { exact: withFormats({}), words: withFormats({ coerceTypes: 'array' }) };

export type Validator = <T>(value: T) => T;

/**
 * Checks one part of a request against the contract; defaults are filled in, nothing is silently taken away. A schema is
 * compiled when it is first asked: all of them together take longer than everything else at the server's start.
 */
export function validator(schema: TSchema | undefined, reading: keyof typeof readers): Validator {
  if (!schema) return (value) => value;
  let check: ValidateFunction | undefined;
  return (value) => {
    check ??= readers[reading].compile(schema);
    if (!check(value)) throw failure('invalid', { fields: fieldErrors(check.errors ?? [], value) });
    return value;
  };
}
