import { screen, waitFor, within } from '@testing-library/react';
import type { Suspension } from '@passerelle/shared/contract';
import {
  aParticipantProgram,
  aProfile,
  aSelectedProgram,
  aSuspension,
  axe,
  fakeApi,
  renderScreen,
} from '@passerelle/shared/testing';

import { HomeScreen } from '../home/home.screen';
import { programApi } from '../testing/program-api';
import { SuspensionDialog } from './suspension-dialog';

const show = async () => {
  const close = jest.fn();
  const me = aProfile({ selectedProgram: aSelectedProgram({ suspensions: [aSuspension()] }) });
  const api = fakeApi({
    'GET /me': () => me,
    'PUT /me/program': () => aParticipantProgram({ remainingSuspensions: 3 }),
  });
  const shown = await renderScreen(<SuspensionDialog me={me} open onClose={close} />);
  await screen.findByRole('dialog', { name: 'Votre programme est en pause' });
  return { ...shown, api, close };
};

describe('the first visit during a pause', () => {
  it('shows until when, and what still works', async () => {
    const { user, close } = await show();

    expect(screen.getByText(/^dimanche 6\sdécembre$/)).toBeInTheDocument();
    expect(
      screen.getByText(/Vos tâches reviennent le lundi 30\snovembre\s; rappels à partir du 7\sdécembre\./),
    ).toBeInTheDocument();
    expect(screen.getByText(/Vous pouvez aussi terminer les tâches déjà reçues/)).toBeInTheDocument();
    await axe(document.body);
    await user.click(screen.getByRole('button', { name: 'J’ai compris' }));

    expect(close).toHaveBeenCalledTimes(1);
  });

  it('lets the person resume at once, and is stored as shown only when it closes', async () => {
    const { user, close } = await show();

    await user.click(screen.getByRole('button', { name: 'Réactiver' }));
    await user.click(await screen.findByRole('button', { name: 'Réactiver le programme' }));
    await screen.findByRole('dialog', { name: 'Votre programme est réactivé' });
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'J’ai compris' }));

    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});

describe('on home', () => {
  const visit = async (from: Partial<Suspension>) => {
    const pause = aSuspension(from);
    let me = aProfile({ shouldShowSuspension: true, selectedProgram: aSelectedProgram({ suspensions: [pause] }) });
    const api = programApi(
      {},
      {
        'GET /me': () => me,
        'PUT /me': () => {
          me = { ...me, shouldShowSuspension: false };
          return me;
        },
        'PUT /me/program': () => {
          me = { ...me, shouldShowSuspension: false, selectedProgram: aSelectedProgram() };
          return aParticipantProgram({ remainingSuspensions: 3 });
        },
      },
    );
    const shown = await renderScreen(<HomeScreen />);
    // The page behind an open dialog is hidden from screen readers.
    await screen.findByText('Bonjour Amel');
    return { ...shown, api };
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('is shown once, and the notice remains', async () => {
    const { user, api } = await visit({});
    await screen.findByRole('dialog', { name: 'Votre programme est en pause' });

    await user.click(screen.getByRole('button', { name: 'J’ai compris' }));

    await gone();
    expect(api.requestsOf('PUT /me').map(({ body }) => body)).toEqual([{ shouldShowSuspension: false }]);
    expect(screen.getByText(/^Votre programme est suspendu jusqu’au 6\sdécembre\.$/)).toBeInTheDocument();
    expect(
      screen.getByText(/Vos tâches reviennent le lundi 30\snovembre\s; rappels à partir du 7\sdécembre\.$/),
    ).toBeInTheDocument();
    // A paused week has no tasks.
    expect(await screen.findAllByText('En pause')).toHaveLength(2);
    expect(screen.queryByText('Bon rythme')).not.toBeInTheDocument();
  });

  it('says what resuming has led to, although the pause is gone by then', async () => {
    const { user } = await visit({});
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Votre programme est en pause' })).getByRole('button', {
        name: 'Réactiver',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Réactiver le programme' }));

    await screen.findByRole('dialog', { name: 'Votre programme est réactivé' });
    await waitFor(() => expect(screen.queryByText(/^Votre programme est suspendu jusqu’au/)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'J’ai compris' }));
    await gone();
  });

  it('waits for the Monday on which the pause begins', async () => {
    await visit({ fromDate: '2026-11-23T00:00:00.000Z', toDate: '2026-12-06T23:59:59.999Z', weeks: 1 });

    await screen.findByText(/^Votre programme sera suspendu du /);
    await gone();
  });

  it('offers to reactivate from the notice too', async () => {
    const { user, api } = await visit({});
    await user.click(await screen.findByRole('button', { name: 'J’ai compris' }));
    await gone();

    await user.click(await screen.findByRole('button', { name: 'Réactiver' }));
    await user.click(await screen.findByRole('button', { name: 'Réactiver le programme' }));

    await screen.findByRole('dialog', { name: 'Votre programme est réactivé' });
    expect(api.requestsOf('PUT /me/program').map(({ body }) => body)).toEqual([{ suspensions: 0 }]);
  });
});
