import { screen, waitFor } from '@testing-library/react';

import type { Appointment } from '@passerelle/shared/contract';
import {
  aContact,
  anAppointment,
  axe,
  dateField,
  enterDate,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  shownDate,
} from '@passerelle/shared/testing';
import { NetworkingActionEditScreen } from './networking-action-edit.screen';

const omar = aContact({ firstName: 'Omar', lastName: 'Belkacem' });
const action = anAppointment({ title: 'Conseil', version: 3, type: 'phone', phone: '+33 6 12 45 78 03', url: null });
const body = {
  title: 'Conseil',
  actionType: 'adviseQuery',
  contact: action.contact?.id,
  date: action.date,
  type: 'phone',
  phone: '+33 6 12 45 78 03',
  address: { street: null },
  url: null,
};

async function open(found: Appointment = action) {
  const api = fakeApi({
    'GET /me/agenda/:appointmentId': () => found,
    'GET /me/contacts': () => listOf([omar]),
    'PUT /me/agenda/:appointmentId': () => ({ ...found, version: found.version + 1 }),
  });
  const route = `/networking-actions/${found.id}`;
  const page = await renderScreen(<NetworkingActionEditScreen />, {
    route: `${route}/edit`,
    path: '/networking-actions/:networkingActionId/edit',
    state: { from: '/networking-actions?page=2' },
  });
  const rename = async (title: string): Promise<void> => {
    const field = await screen.findByLabelText('Titre');
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste(title);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));
  const sent = () => api.requestsOf('PUT /me/agenda/:appointmentId');
  return { ...page, api, route, rename, save, sent };
}

describe('editing a networking action', () => {
  it('starts from what was planned, sends the whole of it, and leads to the action', async () => {
    const { user, save, sent, address, route } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Modifier l’action' });
    await axe();
    await user.click(screen.getByRole('button', { name: 'Changer\u00A0: Marie-Ange Lubin' }));
    await user.click(await screen.findByRole('radio', { name: /Omar Belkacem/ }));
    await enterDate(dateField('Heure'), '14:30');
    await user.click(screen.getByRole('radio', { name: 'En visio' }));
    await user.click(screen.getByLabelText(/^Lien de la visio/));
    await user.paste('https://visio.example/b');
    await save();

    await screen.findByText('L’action a été modifiée');
    await waitFor(() => expect(address()).toBe(route));
    expect(sent().map((request) => request.body)).toEqual([
      {
        ...body,
        contact: omar.id,
        date: '2026-11-24T14:30:00+01:00',
        type: 'video',
        phone: null,
        url: 'https://visio.example/b',
      },
    ]);
    expect(sent()[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('shows an hour that was chosen on a clock elsewhere, and leaves it where nothing else is chosen', async () => {
    const night = { ...action, date: '2026-11-24T04:30:00.000Z' };
    const { rename, save, sent } = await open(night);
    await rename('Conseil de Tokyo');
    expect(shownDate(dateField('Heure'))).toBe('05 h 30');
    await save();
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ title: 'Conseil de Tokyo', date: night.date }));
  });

  it('given another change meanwhile, leaves the typed text, shows the rest as it is stored now, and saves on the second press', async () => {
    const { api, rename, save, sent } = await open();
    await rename('Conseil de Marie-Ange');
    const now = { ...action, version: 4, phone: '+33 6 00 00 00 00' };
    api.answer({
      'GET /me/agenda/:appointmentId': () => now,
      'PUT /me/agenda/:appointmentId': ({ headers }) =>
        headers.get('if-match') === '"4"' ? { ...now, version: 5 } : refuse(409, { code: 'conflict' }),
    });
    await save();
    await screen.findByText(/^Cette action a été modifiée entre-temps/);
    expect(screen.getByLabelText<HTMLInputElement>('Titre')).toHaveValue('Conseil de Marie-Ange');
    expect(screen.getByDisplayValue('6 00 00 00 00')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    await axe();

    await save();
    await screen.findByText('L’action a été modifiée');
    expect(sent().at(-1)?.body).toEqual({ ...body, title: 'Conseil de Marie-Ange', phone: '+33 6 00 00 00 00' });
  });

  it('says which fields are missing, a contact who was deleted among them', async () => {
    const { rename, save, sent, user } = await open({ ...action, contact: null, contactName: 'Thomas Le Goff' });
    await rename(' ');
    await save();
    expect(await screen.findAllByText('Champ requis')).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    await user.click(await screen.findByRole('radio', { name: /Omar Belkacem/ }));
    await rename('Conseil');
    await save();
    await screen.findByText('L’action a été modifiée');
    expect(sent()[0]?.body).toMatchObject({ contact: omar.id });
  });

  it.each(['validated', 'cancelled'] as const)('is not for what is settled (%s)', async (status) => {
    const { address, route } = await open({ ...action, status });
    await waitFor(() => expect(address()).toBe(route));
  });
});
