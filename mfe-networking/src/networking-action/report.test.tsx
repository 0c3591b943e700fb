import { screen, waitFor, within } from '@testing-library/react';

import { axe } from '@passerelle/shared/testing';
import { agendaWith, open, pending, press, validated } from './action.test-helper';

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Ce que vous retenez de l’échange');
const write = async (page: Awaited<ReturnType<typeof open>>, text: string): Promise<void> => {
  await page.user.clear(box());
  await page.user.click(box());
  await page.user.paste(text);
};

describe('the report of an action', () => {
  it('is asked for once it took place, says first that it validates, and does', async () => {
    const action = pending();
    const { api, sent } = agendaWith(action);
    const page = await open(action);
    screen.getByText('L’enregistrer valide l’action');
    await press(page, 'Enregistrer et valider l’action');
    expect(await screen.findAllByText('Champ requis')).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    await write(page, 'Elle me présente son équipe.');
    await axe();

    await press(page, 'Enregistrer et valider l’action');

    await screen.findByText('Action validée le 18 novembre.');
    screen.getByText('Compte rendu enregistré : l’action est validée');
    screen.getByText('Elle me présente son équipe.');
    expect(sent()).toEqual([{ comment: 'Elle me présente son équipe.' }]);
    expect(api.requestsOf('PUT /me/agenda/:appointmentId')[0]?.headers.get('if-match')).toBe('"1"');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Modifier le compte rendu' })).toHaveFocus());
  });

  it('waits to be opened before the appointment, and once it is validated', async () => {
    const action = validated({ date: '2026-11-24T11:30:00.000Z' });
    agendaWith(action);
    const page = await open(action);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await press(page, 'Modifier le compte rendu');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('Très utile.');
    expect(screen.queryByText('L’enregistrer valide l’action')).not.toBeInTheDocument();
    await write(page, 'Très utile, et chaleureux.');
    await press(page, 'Enregistrer le compte rendu');
    await screen.findByText('Très utile, et chaleureux.', { selector: 'div' });
  });

  it('is asked about first where the meeting has not happened yet', async () => {
    const action = pending({ date: '2026-11-24T11:30:00.000Z' });
    agendaWith(action);
    const page = await open(action);
    await press(page, 'Écrire le compte rendu');
    const question = await screen.findByRole('dialog', { name: 'Ce rendez‑vous a-t-il déjà eu lieu\u202F?' });
    expect(screen.queryByLabelText('Ce que vous retenez de l’échange')).not.toBeInTheDocument();
    await axe(question);
    await page.user.click(within(question).getByRole('button', { name: 'Écrire le compte rendu' }));
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('given a report written elsewhere meanwhile, loses neither, and saves on the second press', async () => {
    const action = validated();
    const { change, stored, api } = agendaWith(action);
    const page = await open(action);
    await press(page, 'Modifier le compte rendu');
    await write(page, 'Ma version');
    change({ comment: 'Écrit sur un autre écran' });
    await press(page, 'Enregistrer le compte rendu');

    await screen.findByText(/^Le compte rendu a été modifié entre-temps/);
    screen.getByText('Écrit sur un autre écran');
    expect(box()).toHaveValue('Ma version');
    expect(stored().comment).toBe('Écrit sur un autre écran');
    await axe();
    await press(page, 'Enregistrer le compte rendu');
    await waitFor(() => expect(stored().comment).toBe('Ma version'));
    expect(api.requestsOf('PUT /me/agenda/:appointmentId').at(-1)?.headers.get('if-match')).toBe('"2"');
  });

  it('is not disturbed by a note that was added meanwhile', async () => {
    const action = pending();
    const { change, stored } = agendaWith(action);
    const page = await open(action);
    await write(page, 'Fait.');
    change({ notes: [{ id: '00000000-0000-4000-8000-0000000000c1', text: 'Une note', date: action.date }] });
    await press(page, 'Enregistrer et valider l’action');
    await screen.findByText('Action validée le 18 novembre.');
    expect(stored()).toMatchObject({ comment: 'Fait.', notes: [{ text: 'Une note' }] });
  });

  it('leaves the typed text visible when the action was cancelled elsewhere', async () => {
    const action = pending();
    const { change, stored } = agendaWith(action);
    const page = await open(action);
    await write(page, 'Un long texte');
    change({ status: 'cancelled', cancelledAt: '2026-11-18T09:00:00.000Z' });
    await press(page, 'Enregistrer et valider l’action');
    await screen.findByText(/^Cette action a été annulée entre-temps/);
    expect(box()).toHaveValue('Un long texte');
    expect(stored().comment).toBeNull();
  });

  it('given the network gone in the middle, survives a reload and is sent once it is back', async () => {
    const action = pending({ date: '2026-11-18T09:00:00.000Z' });
    const { api, stored } = agendaWith(action);
    const first = await open(action);
    await press(first, 'Écrire le compte rendu');
    await write(first, 'Écrit dans le train');
    api.answer({ 'PUT /me/agenda/:appointmentId': () => Promise.reject(new TypeError('Failed to fetch')) });
    await press(first, 'Enregistrer et valider l’action');
    await screen.findByText(/^La connexion est coupée/);
    expect(box()).toHaveValue('Écrit dans le train');
    first.unmount();

    const { sent } = agendaWith(stored());
    const page = await open(action);
    expect(box()).toHaveValue('Écrit dans le train');
    await press(page, 'Enregistrer et valider l’action');
    await screen.findByText('Action validée le 18 novembre.');
    expect(sent()).toEqual([{ comment: 'Écrit dans le train' }]);
  });
});
