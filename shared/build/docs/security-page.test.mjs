import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { levelsOfSections } from './asvs-levels.mjs';
import { readCitations, readRows } from './pages.mjs';

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = readRows(page);
const verdicts = ['holds', 'n/a', 'open'];

const required = Object.entries(levelsOfSections).flatMap(([section, levels]) =>
  levels
    .split('')
    .map((level, index) => [`${section}.${index + 1}`, level])
    .filter(([, level]) => level !== '3'),
);

/** As it stands between quotes in a source. @param {string} path @param {string} title */
const hasTest = (path, title) => {
  const source = readFileSync(join(root, path), 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
};

describe('the page about the ASVS', () => {
  it('has every requirement of levels 1 and 2 once, in order, with its level', () => {
    expect(rows.map(({ id, level }) => [id, level])).toEqual(required);
  });

  it('says of each in words what it asks, whether it holds, and why or by what proof', () => {
    const wrong = rows.filter(
      ({ asks, verdict, proof, more }) => !asks || !verdicts.includes(verdict) || !proof || more.length > 0,
    );
    expect(wrong).toEqual([]);
  });

  it('has a proof that can be looked at for all that holds, and a weight for all that is open', () => {
    const proven = new Set(
      rows.filter(({ verdict, proof }) => verdict === 'holds' && /`[^`]+`/.test(proof)).map(({ id }) => id),
    );
    const isAsAnother = (/** @type {string} */ proof) => proven.has(/^as ([\d.]+)$/.exec(proof)?.[1] ?? '');
    const unproven = rows.filter(
      ({ id, verdict, proof }) => verdict === 'holds' && !proven.has(id) && !isAsAnother(proof),
    );
    const unweighed = rows.filter(({ verdict, proof }) => verdict === 'open' && !/^(high|medium|low): /.test(proof));
    expect([unproven, unweighed].map((lines) => lines.map(({ id }) => id))).toEqual([[], []]);
  });

  it('names files that are there, and tests that are in them', () => {
    const found = ['docs/asvs.md', 'docs/security.md', 'docs/protection.md'].map((file) =>
      readCitations(readFileSync(join(root, file), 'utf8')),
    );
    const paths = found.flatMap((one) => one.paths);
    const tests = found.flatMap((one) => one.tests);

    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter(({ path, title }) => !hasTest(path, title))).toEqual([]);
  });

  it('cites no test without its title', () => {
    const cited = rows.flatMap(({ id, proof }) =>
      [...proof.matchAll(/`[^`]+\.(?:test|spec)\.\w+`(?! «)/g)].map(([file]) => `${id} ${file}`),
    );
    expect(cited).toEqual([]);
  });

  it('counts and lists what its lines say', () => {
    for (const verdict of verdicts) {
      const count = rows.filter((row) => row.verdict === verdict).length;
      expect(page).toMatch(new RegExp(`\\| ${verdict} +\\| +${count} +\\|`));
    }
    const open = rows.filter(({ verdict }) => verdict === 'open').map(({ id }) => id);
    const [, listed = ''] = /## Open requirements\n([\s\S]*?)\n## /.exec(page) ?? [];
    expect([...listed.matchAll(/\*\*(\d+\.\d+\.\d+)\*\*/g)].map(([, id]) => id).toSorted()).toEqual(open.toSorted());
  });
});
