/** @jest-environment node */
import { join } from 'node:path';

import { buildDir } from '../paths.mjs';
import { releaseSettings } from './settings.mjs';
import { placeFor } from './versions.mjs';

const base = 'https://contacts.example/r';

describe('where a release goes', () => {
  it('is the folder that is built into by default', () => {
    expect(releaseSettings({}, {}).store.at).toBe(buildDir);
  });

  it('is what the environment says, and before that what the command says', () => {
    const env = { RELEASE_STORE: 'https://a.example', RELEASE_BY: 'lou' };

    expect(releaseSettings({}, env)).toMatchObject({ store: { at: 'https://a.example' }, by: 'lou' });
    expect(releaseSettings({ to: '/srv/b', by: 'camille' }, env)).toMatchObject({
      store: { at: '/srv/b' },
      by: 'camille',
    });
  });

  it('is understood as it was typed, although npm runs the command elsewhere', () => {
    process.env.INIT_CWD = '/home/lou';

    expect(releaseSettings({ to: 'store' }, {}).store.at).toBe(join('/home/lou', 'store'));
  });

  it('may be two places, when both are given', () => {
    const { store, files } = releaseSettings({ files: '/srv/files', base }, {});

    expect(placeFor(store, files, 'mfe-contacts', '1.0.0')).toEqual({
      store: files.store,
      path: 'mfe-contacts/1.0.0',
      base: `${base}/mfe-contacts/1.0.0/`,
    });
    expect(() => releaseSettings({ files: '/srv/files' }, {})).toThrow('go together');
    expect(() => releaseSettings({ files: '/srv/files', base: 'contacts' }, {})).toThrow('not « contacts »');
  });
});
