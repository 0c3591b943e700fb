import { screen, within } from '@testing-library/react';

import { aContact, aProfile, axe, fakeApi, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { QuietContacts, useQuietContacts } from './quiet-contacts';

const me = aProfile();
const fatou = aContact({ firstName: 'Fatou', lastName: 'Diallo', lastExchangeAt: '2026-08-05T08:00:00.000Z' });
const Quiet = () => <QuietContacts {...useQuietContacts(true)} />;
const open = () => renderScreen(<Quiet />, { route: '/contacts', person: me });

describe('people not heard from for a while', () => {
  it('names them, says since when, and leads to them and to an action', async () => {
    fakeApi({ 'GET /me/contacts/quiet': () => listOf([fatou]) });
    await open();

    const area = within(await screen.findByRole('region', { name: 'À recontacter' }));
    expect(area.getByRole('link', { name: 'Fatou Diallo' })).toHaveAttribute('href', `/contacts/${fatou.id}`);
    area.getByText('5 août', { selector: 'time' });
    area.getByRole('link', { name: 'Planifier une action avec Fatou Diallo' });
    await axe();
  });

  it('stays away once it was sent away', async () => {
    const api = fakeApi({ 'GET /me/contacts/quiet': () => listOf([fatou]) });
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Plus tard' }));
    expect(screen.queryByRole('region', { name: 'À recontacter' })).not.toBeInTheDocument();
    page.unmount();

    await open();

    expect(api.requestsOf('GET /me/contacts/quiet')).toHaveLength(1);
  });

  it('renders nothing without quiet contacts, or without an answer', async () => {
    const api = fakeApi({ 'GET /me/contacts/quiet': () => refuse(503, { code: 'notReady' }) });
    const { container } = await open();
    await screen.findByRole('main');

    expect(api.requestsOf('GET /me/contacts/quiet')).toHaveLength(1);
    expect(container.querySelector('main')?.textContent).toBe('');
  });
});
