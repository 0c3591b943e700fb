import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { decidingText, sectionsOf, tableRows } from './pages.mjs';

const rows = [...sectionsOf(readFileSync(join(root, 'docs/where.md'), 'utf8')).values()].flatMap(tableRows);
const isFile = (/** @type {string} */ path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();

/** Parts of a row's answer, cut at semicolons: the names in a part are those of the files in that part. */
const parts = rows.flatMap(([question = '', answer = '']) =>
  answer.split(/; (?![^(]*\))/).map((part) => {
    const quoted = [...part.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    const files = quoted.filter(isFile);
    return { question, files, names: quoted.filter((text) => /^[A-Za-z_]{3,}$/.test(text)) };
  }),
);

describe('« Where is it decided? »', () => {
  it('answers many questions, each with a place', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(([, answer = '']) => !/`[^`]+`|\]\(/.test(answer))).toEqual([]);
  });

  it('lists every length of time, by its name', () => {
    const durations = readFileSync(join(root, 'shared/contract/limits/durations.ts'), 'utf8');
    const lengths = [...durations.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name);
    const listed = rows
      .flatMap(([, names = '']) => [...names.matchAll(/`(\w+(?:Days|Hours|Minutes))`/g)])
      .map(([, name]) => name);

    expect(lengths.length).toBeGreaterThan(10);
    expect(lengths.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('names what stands in the files beside it', () => {
    const named = parts.filter(({ files, names }) => files.length > 0 && names.length > 0);
    const missing = named.flatMap(({ question, files, names }) => {
      const texts = files.map(decidingText).join('\n');
      return names.filter((name) => !texts.includes(name)).map((name) => `${question} ${name}`);
    });

    expect(named.length).toBeGreaterThan(25);
    expect(missing).toEqual([]);
  });
});
