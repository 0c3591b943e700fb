import { anId, aStaffProfile, axe, refuse } from '@passerelle/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { AccountScreen } from './account.screen';
import { aPerson, openAs } from './account.test-helper';

jest.mock('../../session/full-navigation');

const Suspension = () => <h2>Suspendre mon programme</h2>;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Sections du compte' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the account of a participant', () => {
  it('holds everything that they decide about themselves', async () => {
    await openAs(aPerson(), <AccountScreen />, { suspension: Suspension });

    screen.getByRole('heading', { level: 1, name: 'Mon compte' });
    expect(headings()).toEqual([
      'Photo',
      'Informations personnelles',
      'Adresse',
      'Entreprise',
      'Poste',
      'Langues parlées',
      'Mot de passe',
      'Sécurité',
      'Langue de l’application',
      'Rappels',
      'Suspendre mon programme',
      'Mes données',
    ]);
    await waitFor(() => expect(entries()).toContain('Programme'));
    await axe();
  });

  it('scrolls to the programme of the address, also when no remote fills it', async () => {
    await openAs(aPerson(), <AccountScreen />, { route: '/account#program' });

    await waitFor(() => expect(document.activeElement?.id).toBe('program'));
    screen.getByText('Les pauses de votre programme ne sont pas disponibles pour le moment.');
  });

  it('leads to the section that the address names', async () => {
    const { user } = await openAs(aPerson({ selectedProgram: null }), <AccountScreen />, {
      route: '/account#password',
    });
    await waitFor(() => expect(document.activeElement?.id).toBe('password'));
    expect(entries()).not.toContain('Programme');

    await user.click(screen.getByRole('link', { name: 'Mes données' }));

    expect(document.activeElement?.id).toBe('data');
    fireEvent.scroll(window);
    expect(screen.getByRole('link', { current: 'location' }).textContent).toBe('Mes données');
  });
});

describe('the account of staff in their own space', () => {
  it('has no post, and the Monday mail alone', async () => {
    await openAs(aStaffProfile('manager', { id: anId(7) }), <AccountScreen />);
    expect(headings()).not.toContain('Poste');
    expect(entries()).not.toContain('Poste');
    expect(headings()).toContain('Rappels');
    expect(screen.getByRole('switch')).toHaveAccessibleName('Recevoir le lundi un e‑mail sur ce qui est à suivre');
  });
});

describe('an account that does not come', () => {
  it('stays what the page knew of it', async () => {
    await openAs(aPerson(), <AccountScreen />, { handlers: { 'GET /me': () => refuse(500, { code: 'unexpected' }) } });
    screen.getByRole('heading', { level: 2, name: 'Photo' });
  });
});
