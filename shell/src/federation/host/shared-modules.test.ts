import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { offered } from '@passerelle/shared/build/shared-modules';
import * as react from 'react';

import { namesOf, sharedModules } from './shared-modules';
import { sharedVersions } from './shared-versions';

const forms = '@passerelle/shared/forms';
const attempts: string[] = [];
jest.mock('@passerelle/shared/forms', () => {
  attempts.push('forms');
  if (attempts.length === 1) throw new Error('ChunkLoadError');
  return { Form: () => null };
});

registerGlobalPlugins([sharedVersions]);
const host = createInstance({ name: 'host', remotes: [], shared: sharedModules(), shareStrategy: 'loaded-first' });
const scope = host.shareScopeMap['default'] ?? {};

/** An instance of its own, in the share scope of the host: what the entry of a remote makes. */
function aRemoteInstance(name: string) {
  const remote = createInstance({ name, remotes: [] });
  remote.initShareScopeMap('default', scope);
  return (module: string, shareConfig: { singleton?: boolean; requiredVersion: string | false }) =>
    remote.loadShare(module, { customShareInfo: { shareConfig, scope: ['default'], strategy: 'loaded-first' } });
}

describe('the modules that the page shares', () => {
  it('are those that the build names, in the versions that are installed', () => {
    const registered = Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)]);
    expect(offered['react']?.version).toBe(react.version);
    expect(Object.fromEntries(registered)).toEqual(
      Object.fromEntries(Object.entries(offered).map(([name, { version }]) => [name, [version]])),
    );
  });

  it('have names that are known of what is there, and of what there is none of', () => {
    expect(namesOf('react')).toContain('useState');
    expect(namesOf('moment')).toEqual([]);
    expect(namesOf(forms)).toBeUndefined();
  });

  it('are handed out where the range of a remote fits', async () => {
    const take = aRemoteInstance('fitting');
    const taken = await take('react', { singleton: true, requiredVersion: '^19.0.0' });
    expect(taken && taken()).toHaveProperty('useState');
  });

  it('are fetched again where one did not come', async () => {
    const take = aRemoteInstance('retrying');
    const config = { singleton: true, requiredVersion: '^1.0.0' };
    await expect(take(forms, config)).rejects.toThrow('ChunkLoadError');
    expect(namesOf(forms)).toBeUndefined();

    const module = await take(forms, config);
    expect(module && module()).toHaveProperty('Form');
    expect(namesOf(forms)).toContain('Form');
  });

  it.each(['^20.0.0', '^19.9.0', '~18.2.0'])(
    'refuse a remote that needs %s of a singleton',
    async (requiredVersion) => {
      const take = aRemoteInstance(`misfit-${requiredVersion}`);
      const taken = take('react', { singleton: true, requiredVersion });
      await expect(taken).rejects.toMatchObject({ name: 'Refused', reason: 'misfit' });
      await expect(taken).rejects.toThrow(`It needs react ${requiredVersion}, and this page has 19.`);
    },
  );

  it('leave a remote its own copy of what is no singleton', async () => {
    const take = aRemoteInstance('newer');
    // As the entry of a remote takes it: what is registered fits no range, and it falls back to what it has bundled.
    expect(await take('luxon', { requiredVersion: '^3.99.0' })).toBe(false);
  });
});
