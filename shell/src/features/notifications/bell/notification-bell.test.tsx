import { renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { setUnreadCount } from '../../../layouts/unread-count';
import { NotificationBell } from './notification-bell';

const bell = () => screen.getByRole('button', { name: /^Notifications/ });

describe('the bell', () => {
  it('says how many are not read, and no more than it has room for', async () => {
    setUnreadCount(3);
    await renderScreen(<NotificationBell />);
    screen.getByRole('button', { name: 'Notifications, 3 non lues' });
    expect(bell().textContent).toBe('3');
  });

  it('counts to 99', async () => {
    setUnreadCount(120);
    await renderScreen(<NotificationBell />);
    screen.getByRole('button', { name: 'Notifications, plus de 99 non lues' });
    expect(bell().textContent).toBe('99+');
  });

  it('says nothing of none, nor in the client space', async () => {
    setUnreadCount(0);
    await renderScreen(<NotificationBell />);
    screen.getByRole('button', { name: 'Notifications' });
    setUnreadCount(2);
    await renderScreen(<NotificationBell />, { route: '/client/users' });
    expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
  });
});
