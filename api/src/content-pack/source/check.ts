import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';
import type { Problems } from '../problems';
import { describeFault } from './describe-fault';
import type { Path, Source } from './source';

/** The schemas are the product’s own and known to be right: checking them would cost more than checking a pack. */
const trusted = { meta: false, validateSchema: false, code: { optimize: false } } as const;
const ajv = new Ajv({ allErrors: true, verbose: true, discriminator: true, ...trusted });
ajv.addVocabulary(['expects']);

const compiled = new WeakMap<TSchema, ValidateFunction>();

function checkerOf(schema: TSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(schema);
  compiled.set(schema, made);
  return made;
}

const pathOf = ({ instancePath, keyword, params }: ErrorObject): Path => {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (keyword === 'additionalProperties') return [...path, String(params['additionalProperty'])];
  return keyword === 'discriminator' ? [...path, 'type'] : path;
};

/** A missing type is said to be missing, and not to be none of the known ones as well. */
const isEcho = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'discriminator' && params['tagValue'] === undefined;

/** What the file says, if it says what it should; otherwise everything that is wrong with it, line by line. */
export function check<S extends TSchema>(
  source: Source,
  schema: S,
  problems: Problems,
  isTranslation = false,
): Static<S> | undefined {
  const validate = checkerOf(schema);
  // An empty file says nothing, which lacks everything.
  if (validate(source.data ?? {})) return (source.data ?? {}) as Static<S>;
  for (const fault of (validate.errors ?? []).filter((one) => !isEcho(one)))
    problems.add(source.placeOf(pathOf(fault)), describeFault(fault, isTranslation));
  return undefined;
}
