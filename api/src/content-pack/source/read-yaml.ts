import { LineCounter, parseDocument } from 'yaml';

/**
 * Plain data only. Loaded by imports of content only, through this module: a CommonJS package that is imported lazily
 * loses its named exports in the bundle.
 */
export function readYaml(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'core' }), lines };
}
