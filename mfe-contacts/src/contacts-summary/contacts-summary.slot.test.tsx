import { screen } from '@testing-library/react';
import { aContact, axe, fakeApi, listOf, refuse, renderScreen, setViewport } from '@passerelle/shared/testing';

import { ContactsSummarySlot } from './contacts-summary.slot';

const people = ['Le Goff', 'Diallo', 'Nguyen'].map((lastName) => aContact({ firstName: 'Camille', lastName }));
const book = (totalCount = people.length) => ({ ...listOf(people), totalCount });
const show = () => renderScreen(<ContactsSummarySlot />, { route: '/documents' });

describe('the contact book in short', () => {
  it('says how many there are, who came last, and where all are', async () => {
    const api = fakeApi({ 'GET /me/contacts': () => book(1_284) });

    await show();

    await screen.findByRole('heading', { level: 3, name: /^1\s284 contacts dans votre carnet$/ });
    screen.getByText(/^Derniers ajouts : Camille .*, Camille .* et Camille /);
    expect(screen.getByRole('link', { name: 'Voir tous les contacts' })).toHaveAttribute('href', '/contacts');
    expect(api.requests[0]?.query).toEqual({ page: 0, pageSize: 3, sort: 'createdAt', order: 'desc' });
    await axe();
  });

  it('leads to the first one while there is none', async () => {
    setViewport(360);
    fakeApi({ 'GET /me/contacts': () => listOf([]) });

    await show();

    expect(await screen.findByRole('link', { name: 'Ajouter un contact' })).toHaveAttribute('href', '/contacts/create');
    await axe();
  });

  it('says that it does not answer, and tries again', async () => {
    const api = fakeApi({ 'GET /me/contacts': () => refuse(503, { code: 'notReady' }) });
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.answer({ 'GET /me/contacts': () => book() });

    await user.click(retry);

    await screen.findByText('3 contacts dans votre carnet');
  });
});
