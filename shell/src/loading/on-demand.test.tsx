import { renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';

import { OnDemand } from './on-demand';

let answer: () => Promise<ComponentType<{ name: string }>>;

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {open && <OnDemand name="p" load={() => answer()} props={{ name: 'Menu' }} onFailure={() => setOpen(false)} />}
    </>
  );
}

it('says that a part did not come, and asks for it again at the next press', async () => {
  answer = () => Promise.reject(new Error('ChunkLoadError'));
  const { user } = await renderScreen(<Opener />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByText(/n’a pas pu être chargée/);

  answer =
    async () =>
    ({ name }) => <p>{name} is here</p>;
  await user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByText('Menu is here');
});
