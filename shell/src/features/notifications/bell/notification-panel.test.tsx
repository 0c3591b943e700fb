import {
  anId,
  aNotification,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { NotificationBell } from './notification-bell';
import { setUnreadCount } from '../../../layouts/unread-count';
import { lastFailure } from '../poll/notifications.resource';

jest.mock('../../../federation/registry/registry-store', () => ({
  useRegistry: () => ({
    contract: 1,
    remotes: [
      {
        name: 'mfe-networking',
        routes: [{ path: '/networking-actions/:networkingActionId' }, { path: '/' }],
        slots: { fills: [], uses: [] },
      },
    ],
  }),
}));

const LIST = 'GET /me/notifications';
const context = (type: 'appointment' | 'contact' | 'other', target: string | null = null) => ({
  type,
  badgeType: null,
  badgeLevel: null,
  jobOffer: null,
  target,
});
const meeting = anId(41);
const badge = aNotification();
const appointment = aNotification({
  sendAt: '2026-11-18T07:30:00.000Z',
  payload: { text: 'Rendez‑vous avec Thomas Le Goff demain à 12 h 30', context: context('appointment', meeting) },
});
const contact = aNotification({
  status: 'opened',
  payload: { text: 'Fatou Diallo vous recommande', context: context('contact', anId(42)) },
});
const other = aNotification({ payload: { text: 'La bibliothèque s’est enrichie', context: context('other') } });

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

async function open() {
  const shown = await renderScreen(
    <>
      <h1>Accueil</h1>
      <NotificationBell />
    </>,
  );
  await shown.user.click(bell());
  await screen.findByRole('dialog', { name: 'Notifications' });
  return shown;
}

describe('the notifications', () => {
  it.each([1440, 360])('are listed with when they came and whether they were read, at %i px', async (width) => {
    setViewport(width);
    fakeApi({ [LIST]: () => listOf([appointment, badge, contact]) });
    await open();

    await screen.findByText(appointment.payload.text);
    expect(rows()).toHaveLength(3);
    const when = screen.getByText(/^il y a 2.heures$/);
    expect(when).toHaveAttribute('title', expect.stringMatching(/mercredi 18.novembre à 8.h.30/));
    expect(rows()[0]?.textContent).toContain('Non lue');
    expect(rows()[2]?.textContent).not.toContain('Non lue');
    await axe();
  });

  it('are opened by a press, which leads to what they are about, and the list is asked for once more', async () => {
    const api = fakeApi({
      [LIST]: () => listOf([appointment]),
      'PUT /me/notifications/:notificationId': () => ({ ...appointment, status: 'opened' as const }),
    });
    const { user, address } = await open();

    await user.click(await screen.findByRole('link', { name: /Thomas Le Goff/ }));

    expect(address()).toBe(`/networking-actions/${meeting}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requestsOf('PUT /me/notifications/:notificationId')).toMatchObject([
      { params: { notificationId: appointment.id }, body: { status: 'opened' } },
    ]);
  });

  it('that lead nowhere are opened where they stand', async () => {
    const state = { status: 'received' as 'received' | 'opened' };
    const api = fakeApi({
      [LIST]: () => listOf([{ ...other, ...state }, contact]),
      'PUT /me/notifications/:notificationId': () => {
        state.status = 'opened';
        return { ...other, ...state };
      },
    });
    const { user } = await open();
    const row = await screen.findByRole('button', { name: /s’est enrichie/ });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    await user.click(row);

    await waitFor(() => expect(rows()[0]?.textContent).not.toContain('Non lue'));
    expect(api.requestsOf(LIST)).toHaveLength(2);
    expect(row).toHaveFocus();
  });

  it('are all marked at once', async () => {
    const state = { status: 'received' as 'received' | 'opened' };
    const api = fakeApi({
      [LIST]: () => listOf([{ ...other, ...state }]),
      'PUT /me/notifications': () => {
        state.status = 'opened';
        setUnreadCount(0);
        return { opened: 1 };
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Tout marquer comme lu' }));

    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Tout marquer comme lu' })).not.toBeInTheDocument(),
    );
    expect(api.requestsOf(LIST)).toHaveLength(2);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('that could not be opened stay as they were, without a message', async () => {
    const api = fakeApi({
      [LIST]: () => listOf([other]),
      'PUT /me/notifications/:notificationId': () => refuse(503, { code: 'notReady' }),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /s’est enrichie/ }));

    await waitFor(() => expect(lastFailure()).toMatchObject({ status: 503 }));
    expect(api.requestsOf(LIST)).toHaveLength(1);
    expect(rows()[0]?.textContent).toContain('Non lue');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('come page by page, and reading goes on where the next begins', async () => {
    const all = Array.from({ length: 25 }, (_, index) =>
      aNotification({ payload: { text: `Nouvelle ${index + 1}`, context: context('other') } }),
    );
    const api = fakeApi({
      [LIST]: ({ query }) => listOf(all.slice(0, Number(query['pageSize'])), { totalCount: 25 }),
    });
    const { user } = await open();
    await screen.findByText('Nouvelle 20');

    await user.click(screen.getByRole('button', { name: 'Voir plus' }));

    await screen.findByText('Nouvelle 25');
    expect(api.requestsOf(LIST)).toMatchObject([{ query: { pageSize: 20 } }, { query: { pageSize: 40 } }]);
    expect(document.activeElement?.textContent).toContain('Nouvelle 21');
    expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument();
  });

  it('are walked through by arrows, and left by Escape, back to the bell', async () => {
    fakeApi({ [LIST]: () => listOf([appointment, badge, other]) });
    const { user } = await open();
    await screen.findByText(other.payload.text);

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain(badge.payload.text);
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toContain(other.payload.text);
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement?.textContent).toContain(appointment.payload.text);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bell()).toHaveFocus();
  });

  it('are none, at first', async () => {
    fakeApi({ [LIST]: () => listOf([]) });
    await open();
    await screen.findByText('Aucune notification pour le moment');
    expect(screen.queryByRole('button', { name: 'Tout marquer comme lu' })).not.toBeInTheDocument();
    await axe();
  });

  it('say so when they do not come, and are asked for again', async () => {
    const api = fakeApi({ [LIST]: () => refuse(500, { code: 'unexpected' }) });
    const { user } = await open();
    await screen.findByText(/n’ont pas pu être chargées/);
    await axe();

    api.answer({ [LIST]: () => listOf([badge]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText(badge.payload.text);
  });
});
