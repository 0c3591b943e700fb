import { fieldErrors } from '@passerelle/shared/contract/rules/common/field-errors';
import { cleanEmails } from '@passerelle/shared/contract/rules/people/email';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { failure } from '../failure';

const common: Options = { allErrors: true, useDefaults: true, removeAdditional: false, allowUnionTypes: true };
const withFormats = (options: Options): Ajv => addFormats.default(new Ajv({ ...common, ...options }));

/** JSON has types; addresses and forms have only texts, which are converted to the types of the schema. */
const readers = { exact: withFormats({}), words: withFormats({ coerceTypes: 'array' }) };

export type Validator = <T>(value: T) => T;

/**
 * Validates one part of a request against the contract; fills in defaults, cleans e-mail addresses, and silently
 * removes nothing else. A schema is compiled on first use, since compiling all of them would take most of the server's
 * start.
 */
export function validator(schema: TSchema | undefined, reading: keyof typeof readers): Validator {
  if (!schema) return (value) => value;
  let check: ValidateFunction | undefined;
  return <T>(given: T) => {
    check ??= readers[reading].compile(schema);
    const value = cleanEmails(schema, given) as T;
    if (!check(value)) throw failure('invalid', { fields: fieldErrors(check.errors ?? [], value) });
    return value;
  };
}

const unstorable = /\0|\p{Surrogate}/u;
const isUnsafeKey = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

/**
 * PostgreSQL cannot store a NUL, and would store a lone surrogate as something else: both are refused before a
 * statement, as is « 1e999 », which a schema accepts as a number. Without recursion, as the depth is the sender's
 * choice.
 */
export function assertStorable<T>(value: T): T {
  const left: { at: string; value: unknown }[] = [{ at: '', value }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { at, value: current } = next;
    if (typeof current === 'string') {
      if (unstorable.test(current)) throw failure('invalid', { fields: { [at]: 'format' } });
    } else if (typeof current === 'number') {
      if (!Number.isFinite(current)) throw failure('invalid', { fields: { [at]: 'format' } });
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, inner] of Object.entries(current)) {
        if (isUnsafeKey(key) || unstorable.test(key)) throw failure('invalid');
        left.push({ at: at ? `${at}.${key}` : key, value: inner });
      }
    }
  }
  return value;
}
