import { screen } from '@testing-library/react';

import { show } from '../../page.test-helper';
import { Dialog } from '../dialogs/dialog';

let mockIsThere = false;
jest.mock('@passerelle/shared/ui/mui/overlays', () => {
  if (!mockIsThere) throw new Error('The network is gone');
  return jest.requireActual<object>('@passerelle/shared/ui/mui/overlays');
});

describe('what dialogs are made of', () => {
  it('when it does not come, says so and closes what asked for it; the next press finds it', async () => {
    const close = jest.fn();
    const { rerender } = show(<Dialog open onClose={close} title="Supprimer ?" />);
    await screen.findByText(/^Nous sommes désolés/);
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(<Dialog open={false} onClose={close} title="Supprimer ?" />);

    mockIsThere = true;
    rerender(<Dialog open onClose={close} title="Supprimer ?" />);

    await screen.findByRole('dialog', { name: 'Supprimer ?' });
  });
});
