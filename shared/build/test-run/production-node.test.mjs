/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { PRODUCTION_NODE } from './production-node.mjs';

const [major] = PRODUCTION_NODE.split('.');
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

it('is the one of every image', () => {
  const images = ['Dockerfile', 'e2e/containers/base-images.mjs', 'e2e/containers/images/mail.Dockerfile'].flatMap(
    (file) => read(file).match(/\bnode:\d+/g) ?? [],
  );

  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => image !== `node:${major}`)).toEqual([]);
});

it('is the one on which CI runs the API suite on PostgreSQL', () => {
  expect(read('.ci/run')).toMatch(/node24=.*production-node\.mjs[\s\S]*PATH="\$node24:\$PATH".*test:api/);
});
