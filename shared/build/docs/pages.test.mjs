import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { readJson, remoteNames, root } from '../paths.mjs';
import { anchorsOf, markdownPages } from './pages.mjs';

/** Folders and files at the root: a path that begins with one of them is meant to exist. */
const tops = /^(?:api|docs|e2e|shared|shell|mfe-[a-z-]+|\.ci|\.docker)\//;
/** A placeholder (`<type>`, `*`, `…`), a place of an installation, or something that a build makes. */
const isNoFile = (/** @type {string} */ path) =>
  /[<>*…{}$]|__|mfe-workshops|(^|\/)(generated|dist|node_modules|\.build|\.cache|\.data)(\/|$)|contact-archive/.test(
    path,
  );

const pages = markdownPages().map((page) => ({ page, text: readFileSync(join(root, page), 'utf8') }));
const scripts = (/** @type {string} */ folder) =>
  Object.keys(readJson(join(root, folder, 'package.json')).scripts ?? {});

describe('the pages of documentation', () => {
  it('name only files and folders that exist', () => {
    const missing = pages.flatMap(({ page, text }) =>
      [...text.matchAll(/`([\w.@/-]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !isNoFile(path))
        .filter((path) => {
          if (tops.test(path)) return !existsSync(join(root, path));
          // A README names the files of its own folder from there.
          return (
            dirname(page).startsWith('mfe-') && path.startsWith('src/') && !existsSync(join(root, dirname(page), path))
          );
        })
        .map((path) => `${page}: ${path}`),
    );

    expect(pages.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  it('link only to pages that exist', () => {
    const broken = pages.flatMap(({ page, text }) =>
      [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => !existsSync(normalize(join(root, dirname(page), link))))
        .map((link) => `${page}: ${link}`),
    );

    expect(broken).toEqual([]);
  });

  it('link only to headings that exist', () => {
    const anchors = new Map(pages.map(({ page, text }) => [page, anchorsOf(text)]));
    const broken = pages.flatMap(({ page, text }) =>
      [...text.matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)]
        .map(([, link = '', anchor = '']) => ({ target: link ? normalize(join(dirname(page), link)) : page, anchor }))
        .filter(({ target, anchor }) => anchors.has(target) && !anchors.get(target)?.has(anchor))
        .map(({ target, anchor }) => `${page}: ${target}#${anchor}`),
    );

    expect(broken).toEqual([]);
  });

  it('give only commands that exist', () => {
    const known = new Set(['.', ...remoteNames()].flatMap(scripts));
    const unknown = pages.flatMap(({ page, text }) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, name = '']) => !known.has(name))
        .map(([command]) => `${page}: ${command}`),
    );

    expect(unknown).toEqual([]);
  });

  it('stay short enough to be read', () => {
    const textOf = (/** @type {string} */ name) => pages.find(({ page }) => page === name)?.text ?? '';
    const linesOf = (/** @type {string} */ name) => textOf(name).trimEnd().split('\n').length;
    const docs = pages.filter(({ page }) => page.startsWith('docs/'));
    const words = docs.flatMap(({ text }) => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)));

    expect(docs.length).toBeGreaterThan(100);
    expect(words.length).toBeLessThanOrEqual(45_000);
    expect(linesOf('docs/performance.md')).toBeLessThanOrEqual(120);
    expect(linesOf('README.md')).toBeLessThanOrEqual(120);
  });

  it('are reached from the README, each of them', () => {
    const reached = new Set(['README.md']);
    for (const page of reached) {
      const text = pages.find((one) => one.page === page)?.text ?? '';
      for (const [, link = ''] of text.matchAll(/\]\(([^)#\s]+\.md)(?:#[^)]*)?\)/g)) {
        if (!/^[a-z]+:/.test(link)) reached.add(normalize(join(dirname(page), link)));
      }
    }

    expect(pages.map(({ page }) => page).filter((page) => !reached.has(page))).toEqual([]);
  });
});
