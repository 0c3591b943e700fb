import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { on } from '@passerelle/shared/events';
import type { RemoteModule } from '@passerelle/shared/remotes';
import { axe, renderScreen, takeLoggedErrors } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { loadModule } from './load-module';
import { RemoteScreen } from './remote-screen';

jest.mock('./load-module');
const load = jest.mocked(loadModule);

let count = 0;
/** Every test has a version of its own: what was loaded stays loaded. */
const aRemote = (): LiveRemote =>
  ({
    name: 'mfe-contacts',
    version: `1.0.${(count += 1)}`,
    base: `/remotes/mfe-contacts/1.0.${count}/`,
    entry: 'entry.js',
    unavailable: { fr: 'Les contacts ne répondent pas' },
    routes: [
      { path: '/contacts', screen: 'contact-list', space: 'participant', layout: 'main', title: { fr: 'Contacts' } },
    ],
  }) as unknown as LiveRemote;

const moduleWith = (Screen: () => ReactNode): RemoteModule => ({
  screens: { 'contact-list': async () => Screen },
  slots: {},
  messages: { fr: async () => ({ messages: {} }) },
});

const show = async () => {
  const remote = aRemote();
  const [route] = remote.routes;
  if (!route) throw new Error('a remote has a route');
  return renderScreen(
    <>
      <p>The rest of the page</p>
      <RemoteScreen found={{ remote, route }} />
    </>,
  );
};

describe('the area of a remote', () => {
  it('shows its screen', async () => {
    load.mockResolvedValue(moduleWith(() => <h1>Contacts</h1>));
    await show();
    await screen.findByRole('heading', { name: 'Contacts' });
  });

  it('says what does not answer when it cannot be loaded, and loads it when asked again', async () => {
    load.mockRejectedValueOnce(new Error('404'));
    load.mockResolvedValueOnce(moduleWith(() => <h1>Contacts</h1>));
    const reported = jest.fn();
    const off = on('error-reported', reported);

    const { user } = await show();

    await screen.findByRole('heading', { name: 'Les contacts ne répondent pas' });
    screen.getByText('The rest of the page');
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe-contacts', message: '404' }));
    await axe();

    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('heading', { name: 'Contacts' });
    off();
  });

  it('keeps to itself what its screen throws', async () => {
    let broken = true;
    load.mockResolvedValue(
      moduleWith(() => {
        if (broken) throw new Error('thrown in render');
        return <h1>Contacts</h1>;
      }),
    );
    const { user } = await show();

    await screen.findByRole('heading', { name: 'Les contacts ne répondent pas' });
    screen.getByText('The rest of the page');
    expect(takeLoggedErrors().join()).toContain('thrown in render');

    broken = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('heading', { name: 'Contacts' });
  });

  it('says so when the version that is live lacks the screen of its descriptor', async () => {
    load.mockResolvedValue({ screens: {}, slots: {}, messages: { fr: async () => ({ messages: {} }) } });
    await show();
    await screen.findByRole('heading', { name: 'Les contacts ne répondent pas' });
  });
});
