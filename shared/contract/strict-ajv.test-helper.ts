import { Ajv } from 'ajv';
import formats from 'ajv-formats';

/** As strict as ajv gets, so that a schema that says less than it seems to is found here. */
export const strictAjv = (options: { coerceTypes?: 'array' } = {}) => {
  const ajv = new Ajv({ strictSchema: true, strictTypes: true, strictTuples: true, allErrors: true, ...options });
  formats.default(ajv);
  return ajv;
};
