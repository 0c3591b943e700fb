import { sharedModules as consumed } from '@passerelle/shared/build/shared-modules';

import { sharedModules } from './shared-modules';

describe('the modules of which the page holds one copy', () => {
  it('are provided by the shell exactly as the remotes consume them', () => {
    expect(Object.keys(sharedModules(() => undefined)).sort()).toEqual([...consumed].sort());
  });
});
