import { screen, waitFor } from '@testing-library/react';
import { aSuspension, axe, setNow } from '@passerelle/shared/testing';

import { buttonNamed, dialogNamed, planned, showAccountSuspension } from '../testing/suspension-page';

describe('reactivating', () => {
  it('asks first, then says from when the programme goes on and what is left', async () => {
    const ending = aSuspension({ weeks: 1, toDate: '2026-11-22T23:59:59.999Z' });
    const { user, api } = await showAccountSuspension(
      { suspensions: [aSuspension()], remainingSuspensions: 2 },
      { suspensions: [ending], remainingSuspensions: 3 },
    );
    expect(screen.getByText(/^Votre programme est suspendu jusqu’au 6\sdécembre\.$/)).toBeInTheDocument();
    await axe();

    await user.click(await buttonNamed('Réactiver'));
    const confirm = await dialogNamed(/^Réactiver votre programme/);
    expect(confirm.getByText(/^lundi 23\snovembre$/)).toBeInTheDocument();
    expect(confirm.getByText(/ 1\ssemaine de suspension vous est rendue\./)).toBeInTheDocument();
    await axe(document.body);
    await user.dblClick(confirm.getByRole('button', { name: 'Réactiver le programme' }));

    const success = await dialogNamed('Votre programme est réactivé');
    expect(success.getByText(/Il vous reste 3\ssemaines de suspension\./)).toBeInTheDocument();
    expect(api.requestsOf('PUT /me/program').map(({ body }) => body)).toEqual([{ suspensions: 0 }]);
    await user.click(success.getByRole('button', { name: 'J’ai compris' }));
    expect(await screen.findByText('Votre programme est réactivé.')).toBeInTheDocument();
    expect(screen.getByText(/^Vos prochaines tâches arrivent lundi 23\snovembre\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réactiver' })).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toMatch(/^Votre programme est réactivé/);
  });

  it('takes back a pause that has not begun', async () => {
    const { user } = await showAccountSuspension(
      { suspensions: [planned], remainingSuspensions: 2 },
      { suspensions: [] },
    );
    await user.click(await buttonNamed('Réactiver'));

    const confirm = await dialogNamed(/^Réactiver votre programme/);
    expect(
      confirm.getByText(/La pause n’a pas lieu.* 2\ssemaines de suspension vous sont rendues\./),
    ).toBeInTheDocument();
    await user.click(await buttonNamed('Réactiver le programme'));
    await dialogNamed('Votre programme est réactivé');
  });

  it('is no longer offered in the week of return', async () => {
    setNow('2026-12-01T08:00:00.000Z');
    await showAccountSuspension({ suspensions: [aSuspension()] });

    expect(screen.getByText('Votre programme est réactivé.')).toBeInTheDocument();
    expect(screen.getByText(/^Vos tâches sont de retour\s; rappels à partir du 7\sdécembre\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says when all weeks are used', async () => {
    const { user } = await showAccountSuspension(
      { suspensions: [aSuspension()] },
      { suspensions: [], remainingSuspensions: 0 },
    );
    await user.click(await buttonNamed('Réactiver'));
    await user.click(await buttonNamed('Réactiver le programme'));

    const success = await dialogNamed('Votre programme est réactivé');
    expect(success.getByText(/Vous avez utilisé toutes vos semaines de suspension\./)).toBeInTheDocument();
  });

  it('can be left alone', async () => {
    const { user, api } = await showAccountSuspension({ suspensions: [aSuspension()] });
    await user.click(await buttonNamed('Réactiver'));
    await user.click(await buttonNamed('Garder la suspension'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await buttonNamed('Réactiver')).toHaveFocus();
    expect(api.requestsOf('PUT /me/program')).toHaveLength(0);
  });
});
