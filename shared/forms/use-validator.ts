import { useEffect, useMemo, useState } from 'react';

import { fieldErrors, type FieldCode } from '@passerelle/shared/contract';
import { reportFault } from '@passerelle/shared/events';
import type { FormName } from './form-body';
import { validators, type Validate } from './generated/index.mjs';

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
  ready: () => Promise<CheckBody>;
}

/** The schema of a form, compiled ahead, loaded with the form. */
export function useValidator(schema: FormName): Validator {
  const loading = useMemo(() => load(schema), [schema]);
  const [check, setCheck] = useState<CheckBody>(() => nothingWrong);
  useEffect(() => {
    let current = true;
    void loading.then((loaded) => {
      if (current) setCheck(() => loaded);
    });
    return () => {
      current = false;
    };
  }, [loading]);
  return useMemo(() => ({ check, ready: () => loading }), [check, loading]);
}
