import type { ErrorObject } from 'ajv';
import { subTaskTypes } from '@passerelle/shared/contract';
import { didYouMean } from '../../platform/nearest';

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

/** What ajv found, as a sentence for who wrote the file. */
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
