import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { isTest, readGraph } from './source-graph.mjs';

const onlyPlace = 'shared/contract/rules/weeks.ts';
const literal = /\b(86_?400_?000|864e5|604_?800_?000|(24|60) \* 60 \* (60|24)|24 \* 3_?600(_?000)?)\b/;

/** @param {string} file */
const linesWithLength = (file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (literal.test(line) ? [`${file}:${index + 1}`] : []));

describe('the length of a day', () => {
  it('is written in one place of the pages', () => {
    const pages = [...readGraph().sources.keys()].filter((file) => !/^(api|e2e)\//.test(file) && !isTest(file));
    expect(pages.length).toBeGreaterThan(500);
    expect(pages.filter((file) => file !== onlyPlace).flatMap(linesWithLength)).toEqual([]);
    expect(linesWithLength(onlyPlace)).toHaveLength(1);
  });
});
