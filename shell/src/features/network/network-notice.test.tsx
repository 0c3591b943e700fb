import { send, useCall } from '@passerelle/shared/client';
import {
  aProfile,
  axe,
  fakeApi,
  type FakeApi,
  listOf,
  refuse,
  renderScreen,
  someStats,
} from '@passerelle/shared/testing';
import { act, configure, screen, waitFor } from '@testing-library/react';

import { signedIn } from '../../session/session-store';
import { NetworkNotice } from './network-notice';

// The first call of a run has its schemas compiled.
configure({ asyncUtilTimeout: 10_000 });

const env = { env: 'test', version: '1.4.0', demo: false, publicUrl: 'http://localhost', locales: [], debugLogs: true };

const device = (online: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const shownText = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

function Sections(): React.ReactNode {
  const { data } = useCall('GET /questionSections');
  return <p>{data ? `${data.totalCount} sections` : 'nothing'}</p>;
}

const open = async (): Promise<FakeApi> => {
  const api = fakeApi({
    'GET /': () => env,
    'GET /questionSections': () => listOf([]),
    'GET /me/stats': () => someStats(),
  });
  signedIn(aProfile());
  await renderScreen(
    <>
      <NetworkNotice />
      <h1>Questions</h1>
      <Sections />
    </>,
  );
  await screen.findByText('0 sections');
  return api;
};

const failing = (call: Promise<unknown>): Promise<void> =>
  act(() =>
    call.then(
      () => undefined,
      () => undefined,
    ),
  );

describe('the notice about the network', () => {
  it('says nothing while all is well', async () => {
    await open();
    expect(shownText()).toBe('');
  });

  it('says that the device is offline and what is safe, then that it is back, and asks for everything again', async () => {
    const api = await open();
    const asked = api.requestsOf('GET /questionSections').length;

    device(false);
    await waitFor(() =>
      expect(shownText()).toBe('La connexion est coupée.Votre brouillon est gardé sur cet appareil.'),
    );
    await axe();

    device(true);
    await waitFor(() => expect(shownText()).toBe('La connexion est revenue.'));
    await waitFor(() => expect(api.requestsOf('GET /questionSections').length).toBe(asked + 1));
  });

  it.each([
    ['answers', () => env],
    ['refuses, which is an answer', () => refuse(429, { code: 'tooMany' })],
  ])('stays silent about one call that failed while the server %s', async (_what, answer) => {
    const api = await open();
    api.answer({ 'GET /': answer, 'GET /me/stats': () => refuse(503, { code: 'notReady' }) });

    await failing(send('GET /me/stats'));

    await waitFor(() => expect(api.requestsOf('GET /')).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(shownText()).toBe('');
  });

  it('tells a server that cannot work from a network that is gone', async () => {
    const api = await open();
    api.answer({
      'GET /': () => refuse(503, { code: 'notReady' }),
      'GET /me/stats': () => refuse(503, { code: 'notReady' }),
    });

    await failing(send('GET /me/stats'));

    await waitFor(() =>
      expect(shownText()).toMatch(/^Passerelle est momentanément indisponible. Votre connexion n’est pas/),
    );
    await axe();

    api.answer({ 'GET /': () => env });
    await waitFor(() => expect(shownText()).toBe('Passerelle répond à nouveau.'));
  });

  it('looks again by itself when nothing comes back', async () => {
    const api = await open();
    const lost = (): never => {
      throw new TypeError('Failed to fetch');
    };
    api.answer({ 'GET /': lost, 'GET /me/stats': lost });

    await failing(send('GET /me/stats'));
    await waitFor(() => expect(shownText()).toMatch(/^Passerelle ne répond pas. Vérifiez votre connexion./));

    api.answer({ 'GET /': () => env });
    await waitFor(() => expect(shownText()).toBe('La connexion est revenue.'));
  });
});
