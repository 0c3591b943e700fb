import type { FieldCode } from '@passerelle/shared/contract';
import { type Failure, failure } from '../../platform/http/failure';

/** A 400 that names the parameter: `format` cannot be read, `notAllowed` is not served, `unknown` does not exist. */
export const refused = (parameter: string, code: FieldCode): Failure =>
  failure('invalid', { fields: { [parameter]: code } });
