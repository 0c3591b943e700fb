import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mirroredIcons } from '../../theme/tokens/mirrored-icons';
import { root } from '../paths.mjs';

const styled = execFileSync('git', ['ls-files', '--', 'shared', 'shell/src', 'mfe-*/src/*'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.test(-helper)?\.tsx?$|^shared\/(testing|contract|build)\//.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** @param {RegExp} pattern */
const found = (pattern) =>
  styled.flatMap(({ file, text }) => Array.from(text.matchAll(pattern), ([words]) => `${file}: ${words.trim()}`));

const side = '(?:Left|Right)';
const property = `(?:margin|padding|scrollMargin|scrollPadding)${side}|border(?:Top|Bottom)?${side}(?:Radius|Width|Color|Style)?`;
/** In objects of styles, in attributes of components of MUI, in style sheets. */
const physical = new RegExp(
  [
    `\\b(?:${property}|[mp][lr])(?=: |=[{"])`,
    `\\b(?:margin|padding|border)(?:-top|-bottom)?-(?:left|right)\\b[\\w-]*(?=:)`,
    `\\b(?:textAlign|float|text-align|clear)['"]?: ?['"]?(?:left|right)\\b`,
  ].join('|'),
  'g',
);

describe('right to left', () => {
  it('no style names left or right where it can name start or end', () => {
    expect(styled.length).toBeGreaterThan(500);
    // « Monsieur » is a key of its own.
    expect(found(physical).filter((line) => !line.startsWith('shared/ui/labels/'))).toEqual([]);
  });

  it('an icon with a direction faces the other way, and no other icon does', () => {
    const drawn = found(/<\w+(?:Rounded|Outlined)\b[^>]*>/g);
    const isMirrored = (/** @type {string} */ line) =>
      mirroredIcons.some((icon) => new RegExp(`<${icon}\\b`).test(line));
    expect(drawn.length).toBeGreaterThan(200);
    expect(drawn.filter((line) => isMirrored(line) !== /className="(?:\w+ )*flip"/.test(line))).toEqual([]);
  });
});
