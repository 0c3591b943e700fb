import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { show } from '../../page.test-helper';
import { RowMenu } from './menu';

describe('RowMenu', () => {
  it('opens by keyboard, leads or acts, and gives the focus back', async () => {
    const remove = jest.fn();
    const { user } = show(
      <RowMenu
        label="Actions pour Fatou Diallo"
        actions={[
          { id: 'see', label: 'Voir', to: '/contacts/1' },
          { id: 'remove', label: 'Supprimer', danger: true, onPress: remove },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Actions pour Fatou Diallo' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Voir' })).toHaveAttribute('href', '/contacts/1');
    await axe(document.body);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });
});
