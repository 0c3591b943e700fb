import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';

const onlyPlace = 'shared/contract/rules/programs/weeks.ts';
const literal = /\b(86_?400_?000|864e5|604_?800_?000|(24|60) \* 60 \* (60|24)|24 \* 3_?600(_?000)?)\b/;

/** @param {string} file */
const linesWithLength = (file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (literal.test(line) ? [`${file}:${index + 1}`] : []));

describe('the length of a day', () => {
  it('is written in one place of the pages', () => {
    const pages = execFileSync('git', ['ls-files', '--', 'shared', 'shell/src', 'mfe-*/src/*'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(-helper)?\.tsx?$|^shared\/testing\//.test(file));
    expect(pages.length).toBeGreaterThan(1000);
    expect(pages.filter((file) => file !== onlyPlace).flatMap(linesWithLength)).toEqual([]);
    expect(linesWithLength(onlyPlace)).toHaveLength(1);
  });
});
