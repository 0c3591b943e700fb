import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { Ajv } from 'ajv';

import { readJson, root } from '../paths.mjs';
import { bundled, evaluate } from '../validators/evaluate.mjs';

const contract = join(root, 'shared/contract/remotes/index.ts');
const generated = join(root, 'shared/remotes/generated');

/** @typedef {{ validate: import('ajv').ValidateFunction, contractVersion: number }} Rules */
/** @type {Promise<Rules> | undefined} */
let rules;

/** The contract's schema of a descriptor; it is also written where editors find it through `$schema`. */
async function readRules() {
  const { RemoteDescriptor, REMOTES_CONTRACT } = await evaluate(await bundled(contract));
  const schema = /** @type {import('ajv').AnySchemaObject} */ (RemoteDescriptor);
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, 'descriptor.schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  return { validate, contractVersion: Number(REMOTES_CONTRACT) };
}

/**
 * Checks a remote's descriptor against the shell's schema: a mistake stops the build, with its place.
 * @param {string} remote the name of one of this repository, or the folder of any
 */
export async function checkDescriptor(remote) {
  rules ??= readRules();
  const { validate, contractVersion } = await rules;
  const folder = resolve(root, remote);
  const descriptor = readJson(join(folder, 'remote.json'));
  const { version } = readJson(join(folder, 'package.json'));
  const name = dirname(folder) === resolve(root) ? basename(folder) : descriptor.name;
  /** @type {string[]} */
  const faults = validate(descriptor)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message}`);
  if (descriptor.name !== name) faults.push(`/name is not the folder's, ${name}`);
  if (descriptor.version !== version) faults.push(`/version is not that of package.json, ${version}`);
  if (descriptor.contract !== contractVersion) faults.push(`/contract is not the shell's, ${contractVersion}`);
  if (faults.length > 0) throw new Error(`${name}/remote.json:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}
