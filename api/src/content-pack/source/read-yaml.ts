import { isScalar, LineCounter, type Pair, parseDocument, stringify } from 'yaml';

/**
 * Plain data only. Loaded by imports of content only, through this module: a CommonJS package that is imported lazily
 * loses its named exports in the bundle.
 */
export function readYaml(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'core' }), lines };
}

/** The order of names in a written file: the identity of a thing first. */
const order = [
  'key',
  'type',
  'name',
  'title',
  'label',
  'version',
  'locales',
  'month',
  'licence',
  'uses',
  'family',
  'points',
  'mode',
  'values',
  'document',
  'use',
  'link',
  'action',
  'survey',
  'requiredCount',
  'partialResults',
  'fields',
  'validation',
  'locale',
  'tells',
  'description',
  'jobs',
  'maxSuspension',
  'badges',
  'jobOffers',
  'position',
  'file',
  'cover',
  'captions',
  'tasks',
  'weeks',
  'subTasks',
  'answers',
  'questions',
  'results',
  'trades',
];

const rank = ({ key }: Pair): number => {
  const name = String(isScalar(key) ? key.value : key);
  const found = order.indexOf(name);
  return found === -1 ? order.length : found;
};

/** Long texts stay on one line, so that a changed word changes one line. */
export const writeYaml = (value: object): string =>
  Object.keys(value).length === 0
    ? ''
    : stringify(value, { schema: 'core', lineWidth: 0, sortMapEntries: (one, other) => rank(one) - rank(other) });
