import { useMemo, useState } from 'react';
import { getIn, setIn } from 'final-form';
import type { Static } from 'typebox';

import type { FieldCode } from '@passerelle/shared/contract';
import { fieldErrors } from '@passerelle/shared/contract/rules/common/field-errors';
import { reportFault } from '@passerelle/shared/events';

import { type Validate, validators } from './generated/index.mjs';
import type { FormName, formSchemas } from '../contract/forms';

export type { FormName };
export type FormBody<N extends FormName> = Static<(typeof formSchemas)[N]>;

const isBlank = (value: unknown): boolean => value === undefined || value === '';

/**
 * Body of a form: its values, with an empty optional field as null, so that an update empties it on the server too. An
 * empty required field is left out, and reported as missing.
 */
export function formBody(
  values: object,
  optionalNames: readonly string[],
  unsentNames: readonly string[] = [],
): object {
  const sent = unsentNames.reduce<object>((body, name) => setIn(body, name, undefined) ?? {}, values);
  return optionalNames.reduce<object>(
    (body, name) => (isBlank(getIn(body, name)) ? setIn(body, name, null) : body),
    sent,
  );
}

const isEmptyPart = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/**
 * The parts of a body that begin empty. Once all in one of them was emptied again the form's values are without it, and a
 * part that is no field cannot be asked for.
 */
export const emptyParts = (initialValues: object): object =>
  Object.fromEntries(Object.entries(initialValues).filter(([, value]) => isEmptyPart(value)));

export type CheckBody = (body: object) => Record<string, FieldCode>;

const nothingWrong: CheckBody = () => ({});

const checkWith =
  (validate: Validate): CheckBody =>
  (body) =>
    validate(body) ? {} : fieldErrors(validate.errors ?? [], body);

/** Without its validator a form still works: the server checks with the same schema. */
async function load(schema: FormName): Promise<CheckBody> {
  try {
    const { validate } = await validators[schema]();
    return checkWith(validate);
  } catch (error) {
    reportFault('forms', error);
    return nothingWrong;
  }
}

export interface Validator {
  /** Finds nothing until the validator has come. */
  check: CheckBody;
  /** Asks for it, the first time. */
  ready: () => Promise<CheckBody>;
}

function loadingOnce(schema: FormName, onLoaded: (check: CheckBody) => void): Validator['ready'] {
  let loading: Promise<CheckBody> | undefined;
  return () => {
    loading ??= load(schema).then((loaded) => {
      onLoaded(loaded);
      return loaded;
    });
    return loading;
  };
}

/**
 * The precompiled schema of a form: loaded when the person starts to fill the form in, since most forms are only read.
 */
export function useValidator(schema: FormName): Validator {
  const [check, setCheck] = useState<CheckBody>(() => nothingWrong);
  const ready = useMemo(() => loadingOnce(schema, (loaded) => setCheck(() => loaded)), [schema]);
  return useMemo(() => ({ check, ready }), [check, ready]);
}
