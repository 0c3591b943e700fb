import { on } from '@passerelle/shared/events';
import { Slot, SlotOutletProvider } from '@passerelle/shared/remotes';
import { renderScreen, takeLoggedErrors } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

import { loadModule } from './load/load-module';
import { aModule, goLive } from './page.test-helper';
import { aRemote } from './remotes.test-helper';
import { SlotOutlet } from './slot-outlet';

jest.mock('./load/load-module');
jest.mock('./load/load-runtime', () => ({ loadRuntime: async () => ({ checkFit: () => undefined }) }));
const load = jest.mocked(loadModule);

const surveys = () =>
  aRemote({
    name: 'mfe-networking',
    unavailable: { fr: 'Les actions ne répondent pas' },
    slots: { fills: ['networking.contact-actions'], uses: [] },
  });
const saying = (words: string) =>
  aModule(
    {},
    { 'networking.contact-actions': ({ contactId }: { contactId: string }) => <p>{`${words} ${contactId}`}</p> },
  );

function Page(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <SlotOutletProvider value={SlotOutlet}>
      <h1>Fatou Diallo</h1>
      <button onClick={() => setOpen(!isOpen)}>toggle</button>
      {isOpen && <Slot name="networking.contact-actions" contactId="c1" fallback={<p>nobody</p>} />}
    </SlotOutletProvider>
  );
}
const goLiveNow = (...remotes: Parameters<typeof goLive>) => act(async () => goLive(...remotes));

describe('a slot', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    load.mockImplementation(async ({ version }) => saying(version));
  });

  it('shows its fallback until a remote fills it', async () => {
    goLive();
    await renderScreen(<Page />);
    screen.getByText('nobody');
    const one = surveys();
    await goLiveNow(one);
    await screen.findByText(`${one.version} c1`);
  });

  it('keeps the version it began with, and takes the newest when it comes again', async () => {
    const [one, two] = [surveys(), surveys()];
    goLive(one);
    const { user } = await renderScreen(<Page />);
    await screen.findByText(`${one.version} c1`);
    await goLiveNow(two);
    screen.getByText(`${one.version} c1`);
    await goLiveNow();
    screen.getByText(`${one.version} c1`);
    await goLiveNow(two);

    await user.click(screen.getByRole('button', { name: 'toggle' }));
    await user.click(screen.getByRole('button', { name: 'toggle' }));
    await screen.findByText(`${two.version} c1`);
  });

  it('says whose failure it is, keeps it to itself, and begins anew', async () => {
    const reported: string[] = [];
    const off = on('error-reported', ({ remote, message }) => reported.push(`${remote}: ${message}`));
    const Broken = (): ReactNode => {
      throw new Error('thrown in render');
    };
    load.mockResolvedValueOnce(aModule({}, { 'networking.contact-actions': Broken }));
    const one = surveys();
    goLive(one);
    const { user } = await renderScreen(<Page />);

    await screen.findByRole('heading', { level: 3, name: 'Les actions ne répondent pas' });
    screen.getByText(`mfe-networking ${one.version}`);
    screen.getByRole('heading', { name: 'Fatou Diallo' });
    expect(reported).toEqual(['mfe-networking: thrown in render']);

    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText(`${one.version} c1`);
    takeLoggedErrors();
    off();
  });

  it('tries the version that is live by then', async () => {
    load.mockRejectedValueOnce(new Error('gone'));
    const [one, two] = [surveys(), surveys()];
    goLive(one);
    const { user } = await renderScreen(<Page />);
    await screen.findByRole('heading', { name: 'Les actions ne répondent pas' });

    await goLiveNow(two);
    screen.getByText(`mfe-networking ${one.version}`);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText(`${two.version} c1`);
  });
});
