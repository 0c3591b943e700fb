import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { root } from '../paths.mjs';
import { decidingText, markdownPages } from './pages.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const pages = markdownPages().filter((page) => /^docs\/how-to\/|README\.md$/.test(page));

/** A path from the root or from the page, a room by its name, or the bare name of a file. */
function filesOf(/** @type {string} */ page, /** @type {string} */ place) {
  const paths = [place, `${place}/index.ts`, join(dirname(page), place)];
  const known = files.filter((file) => paths.includes(file));
  return known.length > 0 ? known : files.filter((file) => place.includes('.') && basename(file) === place);
}

/** « `name`, `name` and `name` in `file` », as each page writes it. */
const claims = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```.*?^```/gms, '');
  return [...text.matchAll(/(`\w{3,}`(?:(?:,| and|, and)\s+`\w{3,}`)*)\s+(?:in|of)\s+`([^`\s]+)`/g)].flatMap(
    ([, names = '', place = '']) =>
      [...names.matchAll(/\w+/g)]
        .filter(([name]) => name !== 'and')
        .map(([name]) => ({ claim: `${page}: ${name} in ${place}`, name, found: filesOf(page, place) })),
  );
});

it('a name that a page places in a file stands in that file', () => {
  const checked = claims.filter(({ found }) => found.length > 0);
  const wrong = checked.filter(({ name, found }) => !found.some((file) => decidingText(file).includes(name)));

  expect(checked.length).toBeGreaterThan(200);
  expect(wrong.map(({ claim }) => claim)).toEqual([]);
});
