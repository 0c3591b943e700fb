import { on } from '@passerelle/shared/events';
import { axe, takeLoggedErrors } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';

import { TooSlow } from '../loading/use-loaded';
import { wasAltered } from './failure/was-altered';
import { loadModule } from './load/load-module';
import { NotLoaded } from './host/not-loaded';
import { aModule, goLive, showPage } from './page.test-helper';
import { aRemote, aRoute } from './remotes.test-helper';
import { Refused } from './trust/verify';

jest.mock('./load/load-module');
jest.mock('./failure/was-altered');
jest.mock('./load/load-runtime', () => ({ loadRuntime: async () => ({ checkFit: () => undefined }) }));
const load = jest.mocked(loadModule);

const Contacts = (): ReactNode => <h1>Contacts</h1>;
const contacts = aModule({ 'contact-list': Contacts });
const show = (remote = aRemote()) => {
  goLive(remote);
  return showPage('/contacts').then((shown) => ({ ...shown, remote }));
};
const failure = () => screen.findByRole('heading', { name: 'Les contacts ne répondent pas' });
const retry = () => screen.getByRole('button', { name: 'Réessayer' });

describe('the area of a remote', () => {
  const reported: string[] = [];
  let off: () => void;
  beforeEach(() => {
    reported.length = 0;
    jest.mocked(wasAltered).mockResolvedValue(false);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    off = on('error-reported', ({ remote, version, message }) => reported.push(`${remote} ${version}: ${message}`));
  });
  afterEach(() => off());

  it('shows its screen', async () => {
    load.mockResolvedValue(contacts);
    await show();
    await screen.findByRole('heading', { name: 'Contacts' });
  });

  it('says what does not answer, of whom, and loads it however often it is asked to', async () => {
    load.mockRejectedValueOnce(new Error('404'));
    load.mockRejectedValueOnce(new Error('404 again'));
    load.mockResolvedValueOnce(contacts);

    const { user, remote } = await show();

    await failure();
    screen.getByText('The rest of the page');
    screen.getByText(`mfe-contacts ${remote.version}`);
    expect(reported).toEqual([`mfe-contacts ${remote.version}: 404`]);
    await axe();

    await user.click(retry());
    await screen.findByText(/Dernier essai/);
    await user.click(retry());
    await screen.findByRole('heading', { name: 'Contacts' });
  });

  it.each([
    ['slow', new TooSlow(), 'La connexion est lente.'],
    ['unreachable', new NotLoaded('/remotes/mfe-contacts/entry.js'), 'Ses fichiers ne sont pas arrivés.'],
    [
      'unreachable',
      Object.assign(new Error('ChunkLoadError'), { request: '/a.js' }),
      'Ses fichiers ne sont pas arrivés.',
    ],
    [
      'refused',
      new Refused('forged', 'no'),
      'Sa version n’a pas pu être vérifiée : par précaution, elle n’est pas ouverte.',
    ],
    [
      'made for another application',
      new Refused('misfit', 'It needs react ^20.0.0'),
      'Elle attend une autre version de l’application : elle n’est pas ouverte.',
    ],
    ['broken', new TypeError('x is undefined'), 'Une erreur l’empêche de s’afficher.'],
  ])('says when it is %s, and what still works', async (_kind, error, words) => {
    load.mockRejectedValue(error);
    await show();
    await failure();
    screen.getByText((text) => text.includes(words));
    screen.getByText((text) => text.includes('Le reste de l’application fonctionne.'));
    // The version helps the person who repairs it.
    expect(screen.getByText(/^mfe-contacts /)).toBeVisible();
  });

  it('names no bundle while offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    load.mockRejectedValue(new NotLoaded('/remotes/mfe-contacts/entry.js'));
    await show();
    await failure();
    expect(screen.queryByText(/^mfe-contacts /)).not.toBeInTheDocument();
  });

  it('finds out that a file was altered, and tells the log', async () => {
    jest.mocked(wasAltered).mockResolvedValue(true);
    load.mockRejectedValue(new NotLoaded('/remotes/mfe-contacts/entry.js'));
    await show();
    await screen.findByText((text) => text.includes('par précaution, elle n’est pas ouverte'));
    expect(reported.at(-1)).toMatch(/: Refused \(altered\): .*entry\.js is not what its release names$/);
  });

  it('keeps to itself what its screen throws, and is then loaded anew', async () => {
    const Broken = (): ReactNode => {
      throw new Error('thrown in render');
    };
    load.mockResolvedValueOnce(aModule({ 'contact-list': Broken }));
    load.mockResolvedValueOnce(aModule({ 'contact-list': Broken }));
    load.mockResolvedValueOnce(contacts);
    const { user, remote } = await show();

    await failure();
    screen.getByText('The rest of the page');
    screen.getByText((text) => text.includes('Une erreur l’empêche de s’afficher.'));
    expect(takeLoggedErrors().join()).toContain('thrown in render');
    expect(reported).toEqual([`mfe-contacts ${remote.version}: thrown in render`]);

    await user.click(retry());
    await failure();
    await user.click(retry());
    await screen.findByRole('heading', { name: 'Contacts' });
    expect(load.mock.calls.map(([, anew]) => anew)).toEqual([false, true, true]);
    takeLoggedErrors();
  });

  it('asks what has been loaded for a chunk that did not come, and not for all of it anew', async () => {
    const remote = aRemote();
    const chunk = jest.fn<Promise<typeof Contacts>, []>();
    const request = `${location.origin}${remote.base}7.js`;
    chunk.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { request }));
    chunk.mockResolvedValueOnce(Contacts);
    load.mockResolvedValue({ ...contacts, screens: { 'contact-list': chunk } });
    const { user } = await show(remote);

    await failure();
    await user.click(retry());
    await screen.findByRole('heading', { name: 'Contacts' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('holds whatever is thrown', async () => {
    const Rude = (): ReactNode => {
      throw null;
    };
    load.mockResolvedValue(aModule({ 'contact-list': Rude }));
    await show();
    await failure();
    expect(reported[0]).toMatch(/: null$/);
    takeLoggedErrors();
  });

  it('limits an error thrown on unmount to the leaving remote', async () => {
    const Leaving = (): ReactNode => {
      useEffect(
        () => () => {
          throw new Error('thrown as it left');
        },
        [],
      );
      return <h1>Leaving</h1>;
    };
    load.mockImplementation(async ({ name }) =>
      aModule({ 'contact-list': name === 'mfe-library' ? Contacts : Leaving }),
    );
    goLive(aRemote(), aRemote({ name: 'mfe-library', routes: [aRoute({ path: '/library' })] }));
    const { user } = await showPage('/contacts', '/library');
    await screen.findByRole('heading', { name: 'Leaving' });

    await user.click(screen.getByRole('link', { name: '/library' }));
    await screen.findByRole('heading', { name: 'Contacts' });
    screen.getByText('The rest of the page');
    expect(reported.join()).toContain('thrown as it left');
    takeLoggedErrors();
  });

  it('lets the page scroll again when its screen goes', async () => {
    load.mockImplementation(async () => aModule({ 'contact-list': Contacts }));
    goLive(aRemote(), aRemote({ name: 'mfe-library', routes: [aRoute({ path: '/library' })] }));
    const { user } = await showPage('/contacts', '/library');
    await screen.findByRole('heading', { name: 'Contacts' });
    document.body.style.overflow = 'hidden';

    await user.click(screen.getByRole('link', { name: '/library' }));
    await waitFor(() => expect(document.body.style.overflow).toBe(''));
  });

  it('says so when the version that is live lacks the screen of its descriptor', async () => {
    load.mockResolvedValue(aModule({}));
    const { remote } = await show();
    await failure();
    expect(reported).toEqual([expect.stringContaining(`${remote.version} has no screen called contact-list`)]);
  });
});
