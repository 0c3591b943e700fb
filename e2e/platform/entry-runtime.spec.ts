import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Build, ENTRY_RUNTIME, openRelease, type SealedRemote } from '@passerelle/shared/contract/remotes';

import { liveOut, readJson, remotesOut } from '../../shared/build/paths.mjs';
import { outside, remotes } from '../support/product';
import { expect, test } from '../support/test';

const { '@passerelle/shell/federation': offered = [] } = ENTRY_RUNTIME;

/** Of every live version, and of the remote that is built elsewhere. */
const entries = (): string[] => [
  ...remotes.map((name) => {
    const { version, entry } = openRelease(readJson(join(liveOut, `${name}.json`)) as SealedRemote);
    return readFileSync(join(remotesOut, name, version, entry), 'utf8');
  }),
  readFileSync(join(outside, (readJson(join(outside, 'release.json')) as Build).entry), 'utf8'),
];
/** Minifiers leave the names of properties as they are. */
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

// What another version of the federation plugin called would be found missing by whoever opens its remote.
test('a built entry calls of the federation what it needs of a shell, and nothing else', () => {
  for (const text of entries()) {
    expect(namesIn(text, /\.bundlerRuntime\.(\w+)/g)).toEqual(offered);
    expect(namesIn(text, /\.federation\.(\w+)/g)).toEqual([
      // Asked for and not missed where there is none.
      'attachShareScopeMap',
      'bundlerRuntime',
      'initOptions',
      'installInitialConsumes',
      'instance',
      'runtime',
    ]);
    expect(text).toContain('globalThis.passerelleFederation');
  }
});

test('a page has it for them, and nothing of the federation’s own runtime', async ({ page, signIn }) => {
  await signIn('participant');
  await page.goto('/contacts');
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  // The heading stands in the document before any script has run.
  await page.waitForFunction(() => 'passerelleFederation' in globalThis);
  const names = await page.evaluate(() => {
    const { passerelleFederation: federation } = globalThis as unknown as {
      passerelleFederation: { bundlerRuntime: object };
    };
    return { called: Object.keys(federation.bundlerRuntime).sort(), own: '__FEDERATION__' in globalThis };
  });
  expect(names).toEqual({ called: offered, own: false });
});
