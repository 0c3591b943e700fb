import { basename } from 'node:path';

import { compilePo } from '../po.mjs';

/**
 * `import { messages } from './locales/en.po'`.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} content
 */
export default function poLoader(content) {
  const done = this.async();
  try {
    const { messages, missing } = compilePo(content, basename(this.resourcePath, '.po'));
    if (missing.length > 0) throw new Error(`No translation for: ${missing.map((text) => `« ${text} »`).join(', ')}`);
    done(null, `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`);
  } catch (error) {
    done(/** @type {Error} */ (error));
  }
}
