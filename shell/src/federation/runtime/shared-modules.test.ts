import { sharedModules as consumed } from '@passerelle/shared/build/shared-modules';

import { namesOf, sharedModules } from './shared-modules';

const forms = '@passerelle/shared/forms';
jest.mock('@passerelle/shared/forms', () => {
  throw new Error('ChunkLoadError');
});

describe('the modules of which the page holds one copy', () => {
  it('are provided by the shell exactly as the remotes consume them', () => {
    expect(Object.keys(sharedModules(() => undefined)).sort()).toEqual([...consumed].sort());
  });

  it('have names that are known of what is there, and of what there is none of', () => {
    expect(namesOf('react')).toContain('useState');
    expect(namesOf('@passerelle/shell/federation')).toEqual(['bundlerRuntime']);
    expect(namesOf('moment')).toEqual([]);
    expect(namesOf(forms)).toBeUndefined();
  });

  it('are asked for again once it has been told that one did not come', async () => {
    const onFailure = jest.fn();
    const { [forms]: module } = sharedModules(onFailure);
    if (!module || !('get' in module)) throw new Error('it is fetched');

    await expect(module.get()).rejects.toThrow('ChunkLoadError');
    // Not before the runtime has noted the failure.
    expect(onFailure).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(namesOf(forms)).toBeUndefined();
  });
});
