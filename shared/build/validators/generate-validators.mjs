import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

import { bundled, evaluate } from './evaluate.mjs';
import { readJson, root } from '../paths.mjs';

const forms = join(root, 'shared/contract/forms.ts');
const generated = join(root, 'shared/forms/generated');
const packages = join(root, 'node_modules');
const versionOf = (/** @type {string} */ name) => readJson(join(packages, name, 'package.json')).version;

/**
 * The page runs under a policy that forbids making functions from strings, so the forms' schemas are compiled ahead, one
 * module per form. Nothing is done when neither the schemas nor what compiles them have changed.
 * @param {{ entry?: string, out?: string }} [options]
 */
export async function generateValidators({ entry = forms, out = generated } = {}) {
  const source = await bundled(entry);
  const stamp = join(out, '.stamp');
  const print = fingerprint(source);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return { changed: false };

  const schemas = /** @type {Record<string, object>} */ ((await evaluate(source)).formSchemas);
  const names = Object.keys(schemas);
  // Made aside and moved in one step: a test or a build that runs meanwhile never sees half of them.
  const aside = `${out}-${process.pid}`;
  await mkdir(aside, { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) {
    await writeFile(join(aside, `${name}.mjs`), await compiled(schema));
    await writeFile(join(aside, `${name}.d.mts`), moduleTypes);
  }
  await writeFile(join(aside, 'index.mjs'), loaders(names));
  await writeFile(join(aside, 'index.d.mts'), loaderTypes(names));
  await writeFile(join(aside, '.stamp'), print);
  await rm(out, { recursive: true, force: true });
  await rename(aside, out);
  return { changed: true };
}

/** @param {string} source */
const fingerprint = (source) =>
  createHash('sha256')
    .update(source)
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(['ajv', 'ajv-formats', 'typebox', 'esbuild'].map(versionOf).join())
    .digest('hex');

/**
 * The options are the server's for JSON: both sides must come to the same verdict.
 * ajv's standalone code keeps `require`, so that it is written as CommonJS and bundled into a module.
 * @param {object} schema
 */
async function compiled(schema) {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, messages: false, code: { source: true, optimize: 2 } });
  addFormats.default(ajv);
  // A CommonJS module, whose types and whose shape in Node do not agree on what its default is.
  const write = /** @type {{ default: typeof standaloneCode }} */ (/** @type {unknown} */ (standaloneCode)).default;
  const code = write(ajv, ajv.compile(schema));
  const { outputFiles } = await build({
    stdin: { contents: "import validate from 'validator'; export { validate };", resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    target: 'es2022',
    plugins: [{ name: 'validator', setup: (setup) => provide(setup, code) }],
  });
  return outputFiles[0]?.text ?? '';
}

/** @param {import('esbuild').PluginBuild} setup @param {string} code */
function provide(setup, code) {
  setup.onResolve({ filter: /^validator$/ }, () => ({ path: 'validator', namespace: 'validator' }));
  setup.onLoad({ filter: /.*/, namespace: 'validator' }, () => ({ contents: code, loader: 'js', resolveDir: root }));
}

const moduleTypes = `import type { Validate } from './index.mjs';

export declare const validate: Validate;
`;

/** @param {string[]} names */
const loaders = (names) =>
  `export const validators = {\n${names.map((name) => `  ${name}: () => import('./${name}.mjs'),\n`).join('')}};\n`;

/** @param {string[]} names */
const loaderTypes = (names) => `import type { SchemaFault } from '@passerelle/shared/contract';

export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}
type Load = () => Promise<{ validate: Validate }>;

export declare const validators: {
${names.map((name) => `  readonly ${name}: Load;\n`).join('')}};
`;
