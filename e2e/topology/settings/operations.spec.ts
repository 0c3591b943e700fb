import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { commandsBelow } from '../../containers/docs.mjs';
import { compose, inProduct } from './compose-file';

const page = readFileSync(inProduct('docs/operations.md'), 'utf8');

test('a backup is readable to its owner alone, and holds what the product cannot do without', () => {
  const [commands = ''] = commandsBelow('Backup');
  expect(commands.split('\n')[0]).toBe('umask 077');
  expect(commands).toContain('pg_dump');
  for (const settings of ['.env', '.docker/secrets', '.docker/certificates'])
    expect(commands).toContain(` ${settings}`);

  const [, named = '', beginning = ''] = /for volume in ([\w ]+) \$\(.*grep '\^([\w-]+)'\)/.exec(commands) ?? [];
  const isSaved = (volume: string) => named.split(' ').includes(volume) || volume.startsWith(beginning);
  // The database is dumped, and the gateway fetches its files again.
  expect(Object.keys(compose.volumes).filter((volume) => !isSaved(volume))).toEqual(['database', 'gateway']);
});

test('a restore brings back everything that a backup saves, before the product runs on it', () => {
  const [commands = ''] = commandsBelow('Restore');
  const steps = [
    'settings.tar.gz',
    'compose build',
    'compose create',
    'volumes/*.tar.gz',
    'pg_restore',
    'compose up -d\n',
  ];
  const places = steps.map((step) => commands.lastIndexOf(step));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('no command of the page exchanges the database beside the replicas, or leaves a volume of theirs behind', () => {
  const commands = [...page.matchAll(/docker compose up -d[^\n`#]*\bapi\b/g)].map(([command]) => command);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !command.includes(' --no-deps '))).toEqual([]);
  expect([...page.matchAll(/docker rm [^\n`]*/g)].map(([command]) => command)).toEqual(['docker rm -v $old']);
});
