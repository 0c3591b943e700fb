import { LineCounter, parseDocument } from 'yaml';

/**
 * Plain data only. Loaded by imports of content only, and a module of our own for that: of a package in CommonJS that is
 * itself imported late, the bundle would know no names.
 */
export function readYaml(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'core' }), lines };
}
