import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { show } from '../../page.test-helper';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { SuccessIllustration } from './dialog-illustration';

describe('ConfirmDialog', () => {
  it('asks with the verb on the button, and can be left', async () => {
    const confirm = jest.fn();
    const close = jest.fn();
    const { user } = show(
      <ConfirmDialog
        open
        danger
        title="Supprimer Thomas Le Goff de vos contacts ?"
        confirmLabel="Supprimer le contact"
        onConfirm={confirm}
        onClose={close}
      >
        Vos actions avec lui sont conservées.
      </ConfirmDialog>,
    );
    screen.getByRole('dialog', { name: /Supprimer Thomas/ });
    await axe(document.body);
    await user.click(screen.getByRole('button', { name: 'Supprimer le contact' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('Dialog', () => {
  it('with a picture, says what is now true', async () => {
    show(
      <Dialog
        open
        onClose={() => undefined}
        title="C’est planifié !"
        picture={<SuccessIllustration />}
        actions={<button>Voir l’action</button>}
      >
        Mardi 24 novembre
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'C’est planifié !' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
    await axe(document.body);
  });
});

it('a dialog that insists has no way past it', async () => {
  const { user } = show(
    <Dialog open title="Votre session a expiré">
      <button type="button">Se connecter</button>
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Votre session a expiré' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
  await axe(document.body);
});
