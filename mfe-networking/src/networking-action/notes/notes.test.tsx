import { axe, dateField, refuse, shownDate } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { agendaWith, open, pending, press, validated } from '../action.test-helper';
import { noteDay, newestFirst, noonOf } from './note-list';

const note = (figure: number, text: string, date: string) => ({
  id: `00000000-0000-4000-8000-00000000000${figure}`,
  text,
  date,
});
const cv = note(1, 'Apporter le CV', '2026-11-10T11:00:00.000Z');
const call = note(2, 'Rappeler vendredi', '2026-11-16T11:00:00.000Z');
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Votre note');
const texts = () =>
  within(screen.getByRole('list', { name: 'Notes de l’action' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('stands with the newest first', () => {
  const twin = note(3, 'Le même jour', call.date);
  expect(newestFirst([cv, call, twin])).toEqual([twin, call, cv]);
});

it('is of a day of the person’s own clock', () => {
  expect(noonOf('2026-11-20')).toBe('2026-11-20T12:00:00+01:00');
  expect(noonOf('')).toBe('');
  expect(noteDay('2026-11-19T23:30:00.000Z')).toBe('2026-11-20');
  expect(noteDay(undefined)).toBe('2026-11-18');
});

describe('the notes of an action', () => {
  it('are added, of today where no date is chosen', async () => {
    const action = validated({ notes: [cv] });
    const { sent } = agendaWith(action);
    const page = await open(action);
    await press(page, 'Ajouter une note');
    expect(box()).toHaveFocus();
    expect(shownDate(dateField('Date de la note'))).toBe('18/11/2026');
    await press(page, 'Enregistrer la note');
    expect(await screen.findAllByText('Champ requis')).not.toHaveLength(0);
    await page.user.click(box());
    await page.user.paste('Envoyer le portfolio');
    await axe();
    await press(page, 'Enregistrer la note');

    await screen.findByText('Note ajoutée');
    expect(sent()).toEqual([{ notes: [{ text: 'Envoyer le portfolio' }] }]);
    expect(texts()).toEqual([
      expect.stringContaining('Envoyer le portfolio'),
      expect.stringContaining('Apporter le CV'),
    ]);
  });

  it('stay in sight when they could not be saved, and are sent once', async () => {
    const action = pending();
    const { api } = agendaWith(action);
    const page = await open(action);
    await press(page, 'Ajouter une note');
    await page.user.click(box());
    await page.user.paste('À garder');
    api.answer({ 'PUT /me/agenda/:appointmentId': () => refuse(500, { code: 'unexpected' }) });
    await press(page, 'Enregistrer la note');
    await screen.findByText(/une erreur inattendue est survenue/);
    expect(box()).toHaveValue('À garder');
  });

  it('are changed where they stand; one that was changed elsewhere meanwhile is not overwritten unseen', async () => {
    const action = pending({ notes: [cv, call] });
    const { sent, change, stored } = agendaWith(action);
    const page = await open(action);
    await press(page, /^Modifier la note du 16\snovembre/);
    await page.user.type(box(), ' matin');
    change({ notes: [cv, { ...call, text: 'Rappeler lundi' }] });
    await press(page, 'Enregistrer la note');
    await screen.findByText(/^Cette note a été modifiée entre-temps/);
    expect(box()).toHaveValue('Rappeler vendredi matin');
    expect(stored().notes.map(({ text }) => text)).toContain('Rappeler lundi');

    await press(page, 'Enregistrer la note');
    await screen.findByText('Note modifiée');
    expect(sent().at(-1)).toEqual({ notes: [{ ...call, text: 'Rappeler vendredi matin' }] });
  });

  it('are taken away at once, and brought back as they were', async () => {
    const action = validated({ notes: [cv, call] });
    const { sent, stored } = agendaWith(action);
    const page = await open(action);
    await press(page, /^Supprimer la note du 16\snovembre/);
    await screen.findByText('Note supprimée');
    expect(texts()).toEqual([expect.stringContaining('Apporter le CV')]);
    expect(screen.getByRole('button', { name: 'Ajouter une note' })).toHaveFocus();
    expect(stored().notes).toEqual([cv]);
    await axe();

    await press(page, 'Annuler');

    await screen.findByText('La note est de nouveau là');
    expect(texts()).toHaveLength(2);
    expect(sent()).toEqual([{ removedNotes: [call.id] }, { notes: [{ text: call.text, date: call.date }] }]);
  });

  it('given the network gone, come back with a word; what could not be brought back can be tried again', async () => {
    const action = pending({ notes: [call] });
    const { cut, stored } = agendaWith(action);
    const page = await open(action);
    await press(page, /^Supprimer la note/);
    await screen.findByText('Note supprimée');
    cut(true);
    await press(page, 'Annuler');
    await screen.findByText(/^La connexion est coupée/);
    cut(false);
    await press(page, 'Réessayer');
    await screen.findByText('La note est de nouveau là');
    expect(stored().notes).toMatchObject([{ text: call.text, date: call.date }]);

    cut(true);
    await press(page, /^Supprimer la note/);
    await waitFor(() => expect(texts()).toEqual([expect.stringContaining(call.text)]));
  });

  it('that were changed elsewhere meanwhile are not taken away unseen', async () => {
    const action = pending({ notes: [call] });
    const { change, stored } = agendaWith(action);
    const page = await open(action);
    change({ notes: [{ ...call, text: 'Rappeler lundi' }] });
    await press(page, /^Supprimer la note/);
    await screen.findByText(/^Cette note a été modifiée entre-temps.: elle n’a pas été supprimée/);
    expect(stored().notes).toHaveLength(1);
    expect(texts()).toEqual([expect.stringContaining('Rappeler lundi')]);
  });

  it('that were deleted elsewhere stay with the typed text, and are added by a second press', async () => {
    const action = pending({ notes: [cv, call] });
    const { sent, change } = agendaWith(action);
    const page = await open(action);
    await press(page, /^Modifier la note du 16\snovembre/);
    await page.user.type(box(), ' matin');
    change({ notes: [cv] });
    await press(page, 'Enregistrer la note');
    await screen.findByText(/^Cette note a été supprimée entre-temps/);
    expect(box()).toHaveValue('Rappeler vendredi matin');

    await press(page, 'Enregistrer la note');

    await screen.findByText('Note modifiée');
    expect(sent().at(-1)).toEqual({ notes: [{ text: 'Rappeler vendredi matin', date: call.date }] });
    expect(texts()).toHaveLength(2);
  });
});
