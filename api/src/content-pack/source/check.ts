import { subTaskTypes } from '@passerelle/shared/contract/enums/tasks';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { didYouMean } from '../../platform/text/nearest';
import type { Problems } from '../problems';
import type { Path, Source } from './source';

/** The schemas are part of the product and known to be valid: checking them would cost more than checking a pack. */
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

/** A missing type is reported as missing, and not as unknown too. */
const isEcho = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'discriminator' && params['tagValue'] === undefined;

/** The content of a valid file; undefined for an invalid one, whose errors are reported with their lines. */
export function check<S extends TSchema>(
  source: Source,
  schema: S,
  problems: Problems,
  isTranslation = false,
): Static<S> | undefined {
  const validate = checkerOf(schema);
  // An empty file is reported as an object without its required fields.
  if (validate(source.data ?? {})) return (source.data ?? {}) as Static<S>;
  for (const fault of (validate.errors ?? []).filter((one) => !isEcho(one)))
    problems.add(source.placeOf(pathOf(fault)), describeFault(fault, isTranslation));
  return undefined;
}

interface Described {
  expects?: string;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, unknown>>;
  type?: unknown;
}

const nameOf = ({ instancePath }: ErrorObject): string => {
  const parts = instancePath.split('/').slice(1);
  const named = parts.findLast((part) => !/^\d+$/.test(part));
  const last = parts.at(-1) ?? '';
  if (named === undefined) return 'this';
  return /^\d+$/.test(last) ? `an entry of ${named}` : named;
};

const listed = (words: readonly unknown[]): string => words.map(String).join(', ');
const isScalar = (value: unknown): boolean => ['number', 'boolean'].includes(typeof value);

const meant = (given: unknown, words: readonly unknown[]): string =>
  typeof given === 'string' ? didYouMean(given, words.map(String)) : '';

/** Formats an ajv error as a sentence for the author of the file. */
export function describeFault(fault: ErrorObject, isTranslation: boolean): string {
  const schema = (fault.parentSchema ?? {}) as Described;
  const params = fault.params as Readonly<Record<string, unknown>>;
  if (fault.keyword === 'required') return `${String(params['missingProperty'])} is missing`;
  if (fault.keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    const hint = didYouMean(name, Object.keys(schema.properties ?? {}));
    return `${name} is not known here${hint || (isTranslation ? ': a translation holds the words only' : '')}`;
  }
  if (fault.keyword === 'discriminator')
    return `type must be one of ${listed(subTaskTypes)}${meant(params['tagValue'], subTaskTypes)}`;
  if (schema.enum) return `${nameOf(fault)} must be one of ${listed(schema.enum)}${meant(fault.data, schema.enum)}`;
  const isUnquoted = schema.type === 'string' && isScalar(fault.data) && !schema.expects?.includes('quotes');
  const name = nameOf(fault);
  if (schema.expects !== undefined) return `${name} must be ${schema.expects}${isUnquoted ? ', between quotes' : ''}`;
  return schema.type === 'object'
    ? `${name} must be names with their values`
    : `${name} ${fault.message ?? 'is wrong'}`;
}
