import { join } from 'node:path';

import { openRelease, type SealedRemote } from '@passerelle/shared/contract/remotes';

import { liveOut, readJson } from '../../shared/build/paths.mjs';
import { remotes } from '../support/product';
import { expect, test } from '../support/test';

interface Manifest {
  metaData: { globalName: string; remoteEntry: { name: string } };
  exposes: { path: string }[];
  shared: { name: string; singleton: boolean; version: string; requiredVersion: string }[];
}

const releaseOf = (remote: string) => openRelease(readJson(join(liveOut, `${remote}.json`)) as SealedRemote);

for (const remote of remotes) {
  test(`${remote} has a manifest of its entry, its exposed module and its shared packages`, async ({ request }) => {
    const { base, entry, global } = releaseOf(remote);
    const answer = await request.get(`${base}mf-manifest.json`);
    expect(answer.status()).toBe(200);
    const { metaData, exposes, shared } = (await answer.json()) as Manifest;
    expect(metaData).toMatchObject({ globalName: global, remoteEntry: { name: entry } });
    expect(exposes.map(({ path }) => path)).toEqual(['./remote']);
    expect(shared.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', '@passerelle/shared/ui']));
    for (const { name, singleton, version, requiredVersion } of shared) {
      expect({ singleton, requiredVersion }, name).toEqual({ singleton: true, requiredVersion: `^${version}` });
    }
  });
}

test('a page shows the tools of module federation which remotes it has loaded', async ({ page, signIn }) => {
  await signIn('participant');
  await page.goto('/contacts');
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  const { global, base, entry } = releaseOf('mfe-contacts');
  const graph = async () =>
    page.evaluate((name) => {
      type Info = {
        remoteEntry: string;
        publicPath?: string;
        remotesInfo?: object;
        modules?: { modulePath: string }[];
      };
      const { __FEDERATION__: federation } = globalThis as unknown as {
        __FEDERATION__?: { moduleInfo: Record<string, Info> };
      };
      const { moduleInfo = {} } = federation ?? {};
      const remote = Object.entries(moduleInfo).find(([key]) => key.startsWith(`${name}:`))?.[1];
      const host = moduleInfo['passerelle_shell'];
      return {
        isKnown: name in (host?.remotesInfo ?? {}),
        entry: `${remote?.publicPath}${remote?.remoteEntry}`,
        modules: remote?.modules?.map(({ modulePath }) => modulePath),
      };
    }, global);
  // The heading stands in the document before any script has run.
  await expect
    .poll(graph)
    .toEqual({ isKnown: true, entry: new URL(base + entry, page.url()).href, modules: ['./remote'] });
});
