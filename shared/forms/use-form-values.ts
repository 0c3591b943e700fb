import { useFormState } from 'react-final-form';

import type { FormBody, FormName } from './form-body';

/** What the form holds now, for fields that depend on others. Inside a `Form` of that schema. */
export const useFormValues = <N extends FormName>(_schema: N): Partial<FormBody<N>> =>
  useFormState<Partial<FormBody<N>>>({ subscription: { values: true } }).values;
