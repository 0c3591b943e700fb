import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';

/** The pages of documentation, as paths from the root. Content of the demo and pages of a fixture are none. */
export const markdownPages = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((page) => page !== '' && existsSync(join(root, page)))
    .filter((page) => !/^(api\/demo-content|e2e\/fixtures)\//.test(page));

/** The cells of the first table of a section, without its head. @param {string} section */
export const tableRows = (section) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );

/** The sections of a page by their second-level headings. @param {string} text */
export const sectionsOf = (text) =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n') + 1)]),
  );
