import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { table } from './table';

const docs = fileURLToPath(new URL('../../docs/faults.md', import.meta.url));
/** As a formatter lays it out, a table has other spaces. */
const bare = (text: string): string => text.replace(/[ -]+/g, ' ');

test('the table in the docs is the matrix that the journeys are made from', () => {
  expect(bare(readFileSync(docs, 'utf8'))).toContain(bare(table()));
});
