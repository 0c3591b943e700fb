import { renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import { lazyPart } from './lazy-part';

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

it('is fetched ahead without being drawn, and its failure is kept for then', async () => {
  load.mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(Loaded);
  const Part = newPart();
  Part.preload();
  expect(load).toHaveBeenCalledTimes(1);

  await renderScreen(<Part name="List" />);
  await screen.findByText('List is here');
});
