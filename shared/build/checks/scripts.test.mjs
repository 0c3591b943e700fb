/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import ts from 'typescript';

import { root } from '../paths.mjs';
import { projects, sources } from './checks.mjs';

/** @param {string[]} patterns */
const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const scripts = tracked('*.mjs', '*.cjs', '*.ts', '*.tsx');

/** @param {string} project */
function filesOf(project) {
  const file = join(root, project);
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).fileNames.map((name) => relative(root, name));
}

describe('every script of the repository', () => {
  it('is in a project of the type check', () => {
    const checked = new Set(Object.keys(projects).flatMap(filesOf));

    expect(scripts.length).toBeGreaterThan(1000);
    expect(scripts.filter((file) => !checked.has(file))).toEqual([]);
  });

  it('is linted: its words, its imports, its form', () => {
    const linted = sources();

    expect(scripts.filter((file) => !linted.some((name) => file === name || file.startsWith(`${name}/`)))).toEqual([]);
  });
});

it.each(tracked('*.sh', '.ci/run'))('the shell can read %s', (file) => {
  const [, shell = 'sh'] = /^#!.*\b(bash|sh)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];

  expect(() => execFileSync(shell, ['-n', join(root, file)], { stdio: 'pipe' })).not.toThrow();
});
