import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const thisFile = fileURLToPath(import.meta.url);

/** Worker threads are separate files: beside this one in the bundle, in their folder in the sources. */
function threadFile(name: string, folder: string): string {
  const file = `${name}.worker${extname(thisFile)}`;
  const inItsFolder = join(dirname(thisFile), folder, file);
  return existsSync(inItsFolder) ? inItsFolder : join(dirname(thisFile), file);
}

export const databaseWorkerFile = (): string => threadFile('embedded', 'platform/database');

export const backgroundWorkerFile = (): string => threadFile('background', '.');

export function version(): string {
  for (let folder = dirname(thisFile); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const { name, version: found } = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      : {};
    if (name?.endsWith('passerelle') || name === '@passerelle/api') return found ?? '0.0.0';
  }
  return '0.0.0';
}
