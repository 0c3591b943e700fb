import { sharedModules as consumed } from '@passerelle/shared/build/shared-modules';
import { ENTRY_RUNTIME } from '@passerelle/shared/contract/remotes';

import { bundlerRuntime } from './bundler-runtime';
import { namesOf, sharedNames, takeShared } from './shared-modules';

const forms = '@passerelle/shared/forms';
const attempts: string[] = [];
jest.mock('@passerelle/shared/forms', () => {
  attempts.push('forms');
  if (attempts.length === 1) throw new Error('ChunkLoadError');
  return { Form: () => null };
});

describe('the modules of which the page holds one copy', () => {
  it('are provided by the shell exactly as the remotes consume them', () => {
    expect([...sharedNames].sort()).toEqual([...consumed].sort());
  });

  it('have names that are known of what is there, and of what there is none of', () => {
    expect(namesOf('react')).toContain('useState');
    expect(namesOf('moment')).toEqual([]);
    expect(namesOf(forms)).toBeUndefined();
  });

  it('are named beside what entries call, which is what the shell has', () => {
    const { '@passerelle/shell/federation': called = [] } = ENTRY_RUNTIME;
    expect(namesOf('@passerelle/shell/federation')).toEqual(called);
    expect(Object.keys(bundlerRuntime).sort()).toEqual([...called].sort());
  });

  it('are handed out at once where they are there', () => {
    expect(takeShared('react')).toHaveProperty('useState');
  });

  it('are fetched once for all who need them at a time, and again where one did not come', async () => {
    const [first, second] = [takeShared(forms), takeShared(forms)];
    expect(second).toBe(first);
    await expect(first).rejects.toThrow('ChunkLoadError');
    expect(namesOf(forms)).toBeUndefined();

    expect(await takeShared(forms)).toHaveProperty('Form');
    expect(attempts).toHaveLength(2);
    expect(namesOf(forms)).toContain('Form');
    expect(takeShared(forms)).not.toBeInstanceOf(Promise);
  });

  it('are refused where the shell has none of that name', async () => {
    await expect(takeShared('moment')).rejects.toThrow('The shell shares no moment');
  });
});
