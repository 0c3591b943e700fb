import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { subTaskTypes } from '@passerelle/shared/contract/enums/tasks';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { nearest } from '../../platform/text/nearest';
import type { Expects } from '../schemas/fields';
import { fieldMissing, oneOf, type Path, type Problems } from '../problems';
import type { Source } from './source';

/** The schemas are part of the product and known to be valid: checking them would cost more than checking a pack. */
const trusted = { meta: false, validateSchema: false, code: { optimize: false } } as const;
const ajv = new Ajv({ allErrors: true, verbose: true, discriminator: true, ...trusted });
ajv.addVocabulary(['expects', 'unquoted']);

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
    problems.add(source.placeOf(pathOf(fault)), ...describeFault(fault, isTranslation));
  return undefined;
}

interface Described {
  expects?: Expects;
  unquoted?: Expects;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, unknown>>;
  type?: unknown;
}

/** `points`, or `badges > 2` for an entry of a list. */
const nameOf = ({ instancePath }: ErrorObject): string => {
  const parts = instancePath.split('/').slice(1);
  const named = parts.findLastIndex((part) => !/^\d+$/.test(part));
  return [parts[named], ...parts.slice(named + 1).map((index) => Number(index) + 1)].join(' > ');
};

const isScalar = (value: unknown): boolean => ['number', 'boolean'].includes(typeof value);

const meant = (given: unknown, words: readonly unknown[]): string | undefined =>
  typeof given === 'string' ? nearest(given, words.map(String)) : undefined;

/** An ajv error as a sentence for the author of the file, with the word that was perhaps meant. */
function describeFault(fault: ErrorObject, isTranslation: boolean): [MessageDescriptor, (string | undefined)?] {
  const schema = (fault.parentSchema ?? {}) as Described;
  const params = fault.params as Readonly<Record<string, unknown>>;
  if (fault.keyword === 'required') return [fieldMissing(String(params['missingProperty']))];
  if (fault.keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    const known = nearest(name, Object.keys(schema.properties ?? {}));
    return isTranslation && known === undefined
      ? [msg`${name} n’est pas connu ici : une traduction ne contient que les textes`]
      : [msg`${name} n’est pas connu ici`, known];
  }
  if (fault.keyword === 'discriminator') return [oneOf('type', subTaskTypes), meant(params['tagValue'], subTaskTypes)];
  const name = nameOf(fault);
  if (schema.enum) return [oneOf(name, schema.enum), meant(fault.data, schema.enum)];
  const expects = (isScalar(fault.data) && schema.unquoted) || schema.expects;
  if (expects) return [expects(name, fault)];
  return [
    schema.type === 'object' ? msg`Des noms avec leurs valeurs sont attendus ici` : msg`${name} n’est pas valable`,
  ];
}
