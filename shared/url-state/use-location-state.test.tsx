import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { isText, isTrue, useLocationState } from './index';

function Here() {
  const { from, download } = useLocationState({ from: isText, download: isTrue });
  return (
    <p>
      {from ?? '–'} {download ? 'download' : ''}
    </p>
  );
}

it('believes of the location’s state only what has the right shape', () => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/library', state: { from: 12, download: true } }]}>
      <Here />
    </MemoryRouter>,
  );

  screen.getByText('– download');
});
