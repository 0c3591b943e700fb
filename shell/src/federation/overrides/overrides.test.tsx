import { axe, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { bootData } from '../../boot/boot-data';
import { loadDocument } from '../../session/full-navigation';
import { currentRegistry, setRegistry } from '../registry/registry-store';
import { aMenuEntry, aRemote } from '../remotes.test-helper';
import { seal } from '../sealed.test-helper';
import { OverrideBadge } from './override-badge';
import { takeOverrides } from './take-overrides';

jest.mock('../../session/full-navigation');

const [contacts, mentoring, library] = ['http://localhost:4103/', 'http://localhost:4104/', 'http://localhost:4105/'];

const { name, version, ...build } = aRemote({ version: 'dev', menu: [aMenuEntry()] });
const live = () => currentRegistry().remotes.map((remote) => [remote.name, remote.version, remote.base]);

// They are taken once in a page: the tests are one visit.
describe('remotes that are being built', () => {
  beforeAll(async () => {
    bootData.overrides = { 'mfe-contacts': contacts, 'mfe-mentoring': mentoring, 'mfe-library': library };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const { url } = request as Request;
      if (url === `${contacts}release.json`) return new Response(JSON.stringify({ ...build, name, version }));
      if (url === `${library}release.json`) return new Response(JSON.stringify({ ...build, name: 'another', version }));
      throw new TypeError('Failed to fetch');
    });
    const others = ['mfe-contacts', 'mfe-library'].map((other) => seal(aRemote({ name: other, version: '1.0.0' })));
    setRegistry({ contract: 1, mark: 'a', remotes: await Promise.all(others) });
    await takeOverrides();
  });
  const expected = [
    ['mfe-library', '1.0.0', '/remotes/mfe-library/1.0.0/'],
    ['mfe-contacts', 'dev', contacts],
  ];

  it('take the place of the live version, with what they say of themselves; others stay', () => {
    expect(live()).toEqual(expected);
    expect(currentRegistry().remotes[1]).toMatchObject({ menu: [{ path: '/contacts' }], files: build.files });
  });

  it('keep it when other versions go live', async () => {
    const others = ['mfe-contacts', 'mfe-library'].map((other) => seal(aRemote({ name: other, version: '1.0.0' })));
    setRegistry({ contract: 1, mark: 'b', remotes: await Promise.all(others) });
    expect(live()).toEqual(expected);
  });

  it('are told of on every screen, and left', async () => {
    window.history.replaceState(null, '', '/contacts?search=amel&remote=mfe-contacts@http://localhost:4103#c1');
    const { user } = await renderScreen(<OverrideBadge />);
    await screen.findByText('mfe-contacts vient de localhost:4103.');
    screen.getByText('mfe-mentoring ne vient pas de localhost:4104, qui ne répond pas.');
    screen.getByText('mfe-library ne vient pas de localhost:4105, qui ne répond pas.');
    screen.getByRole('complementary', { name: 'Version d’essai' });
    await axe(document.querySelector('aside') ?? undefined);

    await user.click(screen.getByRole('button', { name: 'Quitter' }));
    expect(loadDocument).toHaveBeenCalledWith('/contacts?search=amel&remote=#c1');
  });
});
