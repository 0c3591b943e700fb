import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';

/** The lines of a page's tables that begin with a requirement's number, bold at level 1. @param {string} page */
export const readRows = (page) =>
  page
    .split('\n')
    .filter((line) => /^\| *(?:\*\*)?\d+\.\d+\.\d+(?:\*\*)? *\|/.test(line))
    .map((line) => {
      const [number = '', asks = '', verdict = '', proof = '', ...more] = line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim());
      return {
        id: number.replaceAll('*', ''),
        level: number.startsWith('**') ? '1' : '2',
        asks,
        verdict,
        proof,
        more,
      };
    });

/** Paths that a text names, and the titles of the tests that it names with them. @param {string} text */
export function readCitations(text) {
  const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/[\w.-]+|[.\w-]+\.\w+|Dockerfile)`/g)].map(
    ([, path = '']) => path,
  );
  const tests = [...text.matchAll(/`([^`]+\.(?:test|spec)\.\w+)` «((?:[^«»]|« [^«»]* »)*)»/g)].map(
    ([, path = '', title = '']) => ({ path, title }),
  );
  return { paths, tests };
}

/** The pages of documentation, as paths from the root. Content of the demo and pages of a fixture are none. */
export const markdownPages = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((page) => page !== '' && existsSync(join(root, page)))
    .filter((page) => !/^(api\/demo-content|e2e\/fixtures)\//.test(page));

/** A source file without its imports: where a name is only imported, nothing is decided. @param {string} file */
export const decidingText = (file) => readFileSync(join(root, file), 'utf8').replaceAll(/^import [^;]*;$/gms, '');

/** Anchors of a page: its headings, written as GitHub writes them. @param {string} text */
export const anchorsOf = (text) =>
  new Set(
    [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );

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
