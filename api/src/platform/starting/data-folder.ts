import { closeSync, fsyncSync, mkdirSync, openSync, rmdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeOf, StartProblem } from './start-problem';

const TRIED_BYTES = 1_000_000;

/** Creates a folder and its parents, and returns those it made. Recursive `mkdir` does not end below /proc. */
function makeFolders(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return [];
  if (found) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
  const made = dirname(folder) === folder ? [] : makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return made;
  }
  return [...made, folder];
}

function tryToWrite(folder: string): void {
  const path = join(folder, `.room-${process.pid}`);
  try {
    const file = openSync(path, 'w', 0o600);
    try {
      let left = TRIED_BYTES;
      // A disk that fills up accepts a part of the data, and refuses only the next write.
      while (left > 0) left -= writeSync(file, Buffer.alloc(left));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } finally {
    rmSync(path, { force: true });
  }
}

const isFull = (code: string | undefined): boolean => code === 'ENOSPC' || code === 'EDQUOT';

/** The start problem of a setting's folder, by the system's error code. */
export function folderProblem(setting: string, folder: string, error: unknown): StartProblem {
  const code = codeOf(error);
  const another = `set ${setting} to another folder.`;
  if (isFull(code))
    return new StartProblem(`The disk of ${setting} (${folder}) is full: make room on it, or ${another}`);
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartProblem(`${setting} must be a folder, and ${folder} is a file or lies below one: ${another}`);
  }
  if (code === 'EROFS') return new StartProblem(`The disk of ${setting} (${folder}) cannot be written to: ${another}`);
  if (code === 'EACCES' || code === 'EPERM') {
    return new StartProblem(`This user may not write to ${setting} (${folder}): change its rights, or ${another}`);
  }
  return new StartProblem(`The folder of ${setting} (${folder}) cannot be used (${code ?? String(error)}): ${another}`);
}

/** Creates the folder of a setting if missing and writes to it once; on failure it removes what it made. */
export function prepareFolder(setting: string, folder: string): void {
  let made: string[] = [];
  try {
    made = makeFolders(folder);
    tryToWrite(folder);
  } catch (error) {
    for (const one of made.reverse()) rmdirSync(one);
    throw folderProblem(setting, folder, error);
  }
}

/** The data folder, and the upload folder. */
export function prepareFolders(dataDir: string): void {
  prepareFolder('DATA_DIR', dataDir);
  prepareFolder('TMPDIR', tmpdir());
}
