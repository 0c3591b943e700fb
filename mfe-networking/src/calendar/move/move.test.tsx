import { screen, waitFor, within } from '@testing-library/react';

import { axe, dateField, enterDate, later, refuse, shownDate } from '@passerelle/shared/testing';
import type { Appointment } from '@passerelle/shared/contract';

import { agenda, day, findDay, open, someAppointments } from '../calendar.test-helper';

async function askToMove(more: Parameters<typeof agenda>[1] = {}) {
  const { advice } = someAppointments();
  const api = agenda([advice], more);
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Actions pour «\u00A0Conseil\u00A0»' }));
  await page.user.click(screen.getByRole('menuitem', { name: 'Déplacer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Déplacer le rendez‑vous' });
  const field = dateField('Jour', within(dialog));
  expect(shownDate(field)).toBe('20/11/2026');
  await enterDate(field, '27/11/2026');
  const confirm = () => page.user.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
  return { ...page, api, advice, dialog, confirm };
}
const sent = (api: ReturnType<typeof agenda>) =>
  api.requestsOf('PUT /me/agenda/:appointmentId').map(({ body, headers }) => [body, headers.get('if-match')]);

describe('moving an appointment', () => {
  it('by its dialog shows it there at once, and can be taken back', async () => {
    const answer = later<Appointment>();
    const { api, advice, user, dialog, confirm } = await askToMove({
      'PUT /me/agenda/:appointmentId': () => answer.promise,
    });
    await axe(dialog);
    await confirm();

    await findDay(/^vendredi 27 novembre, 1/);
    day('vendredi 20 novembre, aucun rendez‑vous');
    const moved = { ...advice, date: '2026-11-27T15:30:00.000Z', version: 2 };
    api.answer({ 'PUT /me/agenda/:appointmentId': () => ({ ...advice, version: 3 }) });
    answer.resolve(moved);
    await screen.findByText('Rendez‑vous déplacé au vendredi 27 novembre à 16 h 30');
    // The menu that opened the dialog has disappeared with the appointment.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();

    await user.click(within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Annuler' }));

    await screen.findByText('Rendez‑vous remis au vendredi 20 novembre à 16 h 30');
    await findDay(/^vendredi 20 novembre, 1/);
    expect(sent(api)).toEqual([
      [{ date: '2026-11-27T16:30:00+01:00' }, '"1"'],
      [{ date: '2026-11-20T16:30:00+01:00' }, '"2"'],
    ]);
  });

  it.each([
    [409, { code: 'conflict' }, 'Ce rendez‑vous a changé entre-temps : il n’a pas été déplacé.'],
    [503, { code: 'notReady' }, /momentanément indisponible/],
  ] as const)('goes back and says so when the server refuses it (%s)', async (status, error, words) => {
    const { confirm } = await askToMove({ 'PUT /me/agenda/:appointmentId': () => refuse(status, error) });

    await confirm();

    await screen.findByText(words);
    await findDay('vendredi 20 novembre, 1 rendez‑vous');
    day('vendredi 27 novembre, aucun rendez‑vous');
  });
});

describe('dragging an appointment', () => {
  const pointer = (type: string, at: { clientX: number; clientY: number }) =>
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, ...at }), { pointerType: 'mouse' });

  it('moves it to the day that it is let go over, and does not follow its link', async () => {
    const { advice } = someAppointments();
    const api = agenda([advice]);
    const { address } = await open();
    const link = within(await findDay(/^vendredi 20 novembre/)).getByRole('link');
    document.elementFromPoint = () => day(/^mardi 24 novembre/);

    link.dispatchEvent(pointer('pointerdown', { clientX: 10, clientY: 10 }));
    window.dispatchEvent(pointer('pointermove', { clientX: 90, clientY: 40 }));
    await screen.findByText('mardi 24 novembre à 16 h 30');
    window.dispatchEvent(pointer('pointerup', { clientX: 90, clientY: 40 }));
    link.click();

    await findDay(/^mardi 24 novembre, 1/);
    await waitFor(() => expect(sent(api)).toEqual([[{ date: '2026-11-24T16:30:00+01:00' }, '"1"']]));
    await screen.findByText(/^Rendez‑vous déplacé/);
    expect(address()).toBe('/calendar');
  });
});
