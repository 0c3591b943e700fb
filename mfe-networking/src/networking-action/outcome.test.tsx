import { anAppointment, axe, listOf, refuse } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { agendaWith, open, past, press, validated } from './action.test-helper';
import { interviewsBefore } from './networking-action.screen';

const interview = validated({ title: 'Second entretien', actionType: 'jobInterview' });
const earlier = anAppointment({ title: 'Premier entretien', date: '2026-11-02T09:00:00.000Z', status: 'validated' });
const later = anAppointment({ title: 'Troisième entretien', date: '2026-11-25T09:00:00.000Z' });

describe('an interview that took place', () => {
  it('is marked as refused only once it was asked, since that is final', async () => {
    const { sent } = agendaWith(interview);
    const page = await open(interview);
    const next = screen.getByRole('link', { name: 'Planifier un entretien de suite' });
    expect(next).toHaveAttribute('href', `/networking-actions/create?actionType=jobInterview&parent=${interview.id}`);
    await press(page, 'Marquer comme refusé');
    const dialog = await screen.findByRole('dialog', { name: 'Marquer l’entretien comme refusé\u202F?' });
    within(dialog).getByText(/définitive/);
    await axe(dialog);
    await page.user.click(within(dialog).getByRole('button', { name: 'Marquer comme refusé' }));

    await screen.findByText('Entretien refusé le 18 novembre');
    expect(sent()).toEqual([{ interviewStatus: 'refused' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Marquer/ })).not.toBeInTheDocument());
  });

  it('shows how things are when it was answered elsewhere', async () => {
    const { api, change } = agendaWith(interview);
    const page = await open(interview);
    change({ interviewStatus: 'accepted', interviewStatusDate: past });
    api.answer({ 'PUT /me/agenda/:appointmentId': () => refuse(409, { code: 'conflict' }) });
    await press(page, 'Marquer comme refusé');
    await page.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Marquer comme refusé' }),
    );
    await screen.findByText('Entretien accepté le 17 novembre');
  });

  it('names those before it, and nothing of what follows', async () => {
    const action = { ...interview, firstAppointment: earlier.id, parent: earlier.id, parentTitle: earlier.title };
    const { api } = agendaWith(action, { 'GET /me/agenda': () => listOf([later, action, earlier]) });
    await open(action);
    const list = within(await screen.findByRole('list', { name: 'Entretiens précédents' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Premier entretien']);
    expect(list.getByRole('link')).toHaveAttribute('href', `/networking-actions/${earlier.id}`);
    expect(api.requestsOf('GET /me/agenda')[0]?.query).toMatchObject({ firstAppointment: earlier.id });
    await axe();
  });
});

it('knows which of a series came before, the latest first', () => {
  const middle = anAppointment({ date: '2026-11-10T09:00:00.000Z' });
  expect(interviewsBefore([later, earlier, interview, middle], interview)).toEqual([middle, earlier]);
});
