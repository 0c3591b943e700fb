import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { loadModule } from '../load/load-module';
import { aModule, goLive, showPage } from '../page.test-helper';
import { aRemote, aRoute } from '../remotes.test-helper';

jest.mock('../load/load-module');
jest.mock('../load/load-runtime', () => ({ loadRuntime: async () => ({ checkFit: () => undefined }) }));

const routes = [aRoute(), aRoute({ path: '/contacts/:id', screen: 'contact' })];
const contacts = (): LiveRemote => aRemote({ routes });
const library = aRemote({ name: 'mfe-library', routes: [aRoute({ path: '/library' })] });

/** Every screen says which version it is of. */
jest.mocked(loadModule).mockImplementation(async ({ version }) => {
  const say = (what: string) => (): ReactNode => (
    <>
      <h1>{`${what} ${version}`}</h1>
      <input aria-label="name" />
    </>
  );
  return aModule({ 'contact-list': say('list'), contact: say('contact') });
});
const shown = (what: string, { version }: LiveRemote) => screen.findByRole('heading', { name: `${what} ${version}` });
const goLiveNow = (...remotes: LiveRemote[]) => act(async () => goLive(...remotes));
const go = (path: string) => screen.getByRole('link', { name: path });

describe('the screen that a person is at', () => {
  it('keeps its version, and what was typed, when another goes live; the next screen is of the new one', async () => {
    const [one, two] = [contacts(), contacts()];
    goLive(one, library);
    const { user } = await showPage('/contacts', '/contacts/7');
    await shown('list', one);
    const name = screen.getByLabelText('name');
    await user.type(name, 'Amel');

    await goLiveNow(two, library);

    await shown('list', one);
    expect(name.isConnected && (name as HTMLInputElement).value).toBe('Amel');
    await user.click(go('/contacts/7'));
    await shown('contact', two);
  });

  it('is replaced in the background when it is untouched since it was opened', async () => {
    const [one, two] = [contacts(), contacts()];
    goLive(one);
    await showPage('/contacts');
    await shown('list', one);
    await goLiveNow(two);
    await shown('list', two);
  });

  it('is not when the new version does not come', async () => {
    const [one, two] = [contacts(), contacts()];
    goLive(one);
    await showPage('/contacts');
    await shown('list', one);
    jest.mocked(loadModule).mockRejectedValueOnce(new Error('404'));
    await goLiveNow(two);
    await waitFor(() => expect(loadModule).toHaveBeenCalledWith(two, false));
    await shown('list', one);
  });

  it('is not when they have been there for a while', async () => {
    const [one, two] = [contacts(), contacts()];
    goLive(one);
    await showPage('/contacts');
    await shown('list', one);
    const late = performance.now() + 5001;
    jest.spyOn(performance, 'now').mockReturnValue(late);
    await goLiveNow(two);
    await shown('list', one);
    expect(loadModule).not.toHaveBeenCalledWith(two, false);
  });

  it('is not when they begin to do something while the new version is on its way', async () => {
    const [one, two] = [contacts(), contacts()];
    goLive(one);
    const { user } = await showPage('/contacts');
    await shown('list', one);
    let arrive: () => void = () => undefined;
    jest.mocked(loadModule).mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return aModule({ 'contact-list': () => <h1>too late</h1> });
    });
    await goLiveNow(two);
    await user.click(screen.getByLabelText('name'));
    await act(async () => arrive());
    await shown('list', one);
    expect(screen.queryByText('too late')).not.toBeInTheDocument();
  });

  it('keeps its version from step to step', async () => {
    const [one, two] = [contacts(), contacts()];
    goLive(one);
    const { user } = await showPage('/contacts/7', '/contacts/8', '/contacts');
    await shown('contact', one);
    await user.click(screen.getByLabelText('name'));
    await goLiveNow(two);
    await user.click(go('/contacts/8'));
    await shown('contact', one);
    await user.click(go('/contacts'));
    await shown('list', two);
  });

  it('stays when its remote is taken away, until they go elsewhere', async () => {
    const one = contacts();
    goLive(one, library);
    const { user } = await showPage('/contacts', '/library', '/contacts');
    await shown('list', one);
    await goLiveNow(library);
    await shown('list', one);

    await user.click(go('/library'));
    await shown('list', library);
    await user.click(go('/contacts'));
    await screen.findByRole('heading', { name: 'Nowhere' });
  });

  it('comes when its remote does', async () => {
    goLive();
    await showPage('/contacts');
    await screen.findByRole('heading', { name: 'Nowhere' });
    const one = contacts();
    await goLiveNow(one);
    await shown('list', one);
  });
});
