import { renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';

import { lazyDialog, lazyPart } from './lazy-part';

interface Props {
  name: string;
}

const Loaded = ({ name }: Props) => <p>{name} is here</p>;
const load = jest.fn<Promise<ComponentType<Props>>, []>();
const newPart = () => lazyPart(load, { skeleton: ({ name }) => <p>{name} is on its way</p>, failure: 'No part' });

it('keeps its place until it is there', async () => {
  let arrive = (): void => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(Loaded))));
  const Part = newPart();
  await renderScreen(<Part name="List" />);
  await screen.findByText('List is on its way');

  arrive();

  await screen.findByText('List is here');
});

it('that did not come says so and is loaded again by a press', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  load.mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(Loaded);
  const Part = newPart();
  const { user } = await renderScreen(<Part name="List" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No part');

  await user.click(screen.getByRole('button', { name: 'Réessayer' }));

  await screen.findByText('List is here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('that was drawn after a failure elsewhere is asked for again', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  load.mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(Loaded);
  const Part = newPart();
  const { unmount } = await renderScreen(<Part name="List" />);
  await screen.findByRole('alert');
  unmount();

  await renderScreen(<Part name="List" />);
  await screen.findByText('List is here');
});

describe('a dialog', () => {
  const Opened = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
    <button onClick={onClose}>{open ? 'close' : 'closing'}</button>
  );
  const loadDialog = jest.fn<Promise<typeof Opened>, []>();

  function Opener({ of: Dialog }: { of: ReturnType<typeof lazyDialog<{ open: boolean; onClose: () => void }>> }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </>
    );
  }

  it('is loaded when it is first opened, and stays while it closes', async () => {
    loadDialog.mockReset().mockResolvedValue(Opened);
    const { user } = await renderScreen(<Opener of={lazyDialog(loadDialog)} />);
    expect(loadDialog).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'open' }));
    await user.click(await screen.findByRole('button', { name: 'close' }));

    screen.getByRole('button', { name: 'closing' });
  });

  it('that did not load is closed with a message, and loaded again by the next press', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    loadDialog.mockReset().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(Opened);
    const { user } = await renderScreen(<Opener of={lazyDialog(loadDialog)} />);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await screen.findByText(/n’a pas pu être chargée/);

    await user.click(screen.getByRole('button', { name: 'open' }));

    await screen.findByRole('button', { name: 'close' });
  });
});
