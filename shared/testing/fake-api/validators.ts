import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

interface Schema {
  type?: unknown;
  properties?: Record<string, object>;
  items?: object;
  anyOf?: readonly object[];
  additionalProperties?: unknown;
}

/** The server's answers hold what the schema names and nothing else: so must those of the fake. */
function closed(schema: object): object {
  const { properties, items, anyOf, additionalProperties }: Schema = schema;
  const inner = properties && Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, closed(one)]));
  return {
    ...schema,
    ...(inner && { properties: inner, additionalProperties: additionalProperties ?? false }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
}

const withFormats = (options: Options) =>
  addFormats.default(new Ajv({ allErrors: true, allowUnionTypes: true, ...options }));

/** Queries and forms carry words only, which are read as what the schema asks for: as on the server. */
const readers = { exact: withFormats({}), words: withFormats({ coerceTypes: 'array' }) };
const made = new Map<object, Partial<Record<'exact' | 'words' | 'answer', ValidateFunction>>>();

function validatorOf(schema: object, way: 'exact' | 'words' | 'answer'): ValidateFunction {
  const known = made.get(schema) ?? {};
  made.set(schema, known);
  const validator =
    known[way] ?? (way === 'answer' ? readers.exact.compile(closed(schema)) : readers[way].compile(schema));
  known[way] = validator;
  return validator;
}

const sentence = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || 'it'} ${message ?? ''} ${JSON.stringify(params)}`;

/** Describes the errors of a value in one line; null when it is valid. With `words` the value is read in place. */
export function complaints(schema: object, value: unknown, way: 'exact' | 'words' | 'answer'): string | null {
  const validate = validatorOf(schema, way);
  return validate(value) ? null : (validate.errors ?? []).map(sentence).join('; ');
}
