import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'commands');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

describe('the commands of the terminal', () => {
  it('are all in the list of commands', () => {
    const made = readdirSync(folder).flatMap((file) =>
      [...textOf(file).matchAll(/^export const (\w+) = command\(/gm)].map(([, name = '']) => name),
    );
    const offered = [...textOf('index.ts').matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name);

    expect(made.length).toBeGreaterThan(5);
    expect(made.toSorted()).toEqual(offered.toSorted());
  });
});
