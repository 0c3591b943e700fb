import { screen, within } from '@testing-library/react';

import { aSelectedProgram, aStaffProfile, aUser, axe, fact, refuse } from '@passerelle/shared/testing';
import { claire, openProfile, profileApi } from './profile.test-helper';

const manager = { ...aUser(), firstName: 'Karim', lastName: 'Haddad' };
const thomas = aUser({
  phone: '06 48 15 20 77',
  scope: { groups: [] },
  address: { type: null, street: '18, rue des Teinturiers', zipCode: '69100', city: 'Villeurbanne' },
  job: {
    level: 'etam',
    jobTitle: 'Coordinateur maintenance',
    position: 'Chef d’équipe',
    manager: { id: manager.id, firstName: 'Karim', lastName: 'Haddad', email: manager.email, avatarUrl: null },
    hrRepresentative: null,
    occupation: null,
    annualSalaryWithoutTax: 34_500.4,
    entryOnDutyDate: null,
  },
});
const program = {
  ...aSelectedProgram(),
  pack: { id: thomas.id, name: 'Mobilité 2026' },
  weeks: [],
  currentWeek: null,
  extensions: [],
  closure: null,
};

describe('a profile', () => {
  it('says who it is, how to reach them, and what they do', async () => {
    profileApi(thomas);

    await openProfile(thomas);

    await screen.findByRole('heading', { level: 1, name: 'Thomas Le Goff' });
    const letter = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /le-goff@/ }).href);
    expect(letter.pathname).toBe(thomas.email);
    expect(letter.searchParams.get('subject')).toBe('Votre parcours');
    expect(letter.searchParams.get('body')).toMatch(/^Bonjour Thomas,\s+Claire Nguyen$/);
    expect(screen.getByRole('link', { name: /06\s48\s15\s20\s77/ })).toHaveAttribute('href', 'tel:0648152077');
    expect(fact('Genre')).toHaveTextContent('Homme');
    expect(fact('Date de naissance')).toHaveTextContent('2 juin 1979');
    expect(fact('Entreprise')).toHaveTextContent('Boisetrives, Boisetrives Habitat');
    expect(fact('Adresse')).toHaveTextContent('18, rue des Teinturiers, 69100 Villeurbanne');
    expect(fact('Statut')).toHaveTextContent('ETAM');
    expect(fact('Salaire annuel brut')).toHaveTextContent('34 500 €');
    expect(fact('Manager')).toHaveTextContent('Karim Haddad');
    expect(fact('Référent RH')).toHaveTextContent('Non renseigné');
    await axe();
  });

  it('tags the role only of those who are more than a participant, and shows no post of theirs', async () => {
    const karim = aUser({ ...manager, role: { slug: 'manager' } });
    profileApi(karim);

    const { unmount } = await openProfile(karim);

    await screen.findByText('Manager');
    expect(screen.queryByRole('heading', { name: 'Poste actuel' })).not.toBeInTheDocument();
    unmount();
    profileApi(thomas);
    await openProfile(thomas);
    await screen.findByRole('heading', { name: 'Poste actuel' });
    expect(screen.queryByText('Participant')).not.toBeInTheDocument();
  });

  it('tells the groups of a person from those that they manage', async () => {
    const karim = aUser({ role: { slug: 'manager' }, scope: { groups: [{ id: thomas.id, name: 'Rennes' }] } });
    profileApi(karim);

    await openProfile(karim);

    await screen.findByRole('heading', { level: 1 });
    const groups = within(fact('Groupes')).getAllByRole('listitem');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Site de Châlons', 'Rennes, par périmètre']);
  });

  it('leads back to the list as it was', async () => {
    profileApi(thomas);

    await openProfile(thomas, { state: { from: '/client/users?search=goff&page=2' } });

    const back = await screen.findByRole('link', { name: 'Retour aux utilisateurs' });
    expect(back).toHaveAttribute('href', '/client/users?search=goff&page=2');
  });
});

describe('the actions of a profile', () => {
  it('offer to close an open programme', async () => {
    const running = aUser({ selectedProgram: program });
    profileApi(running);
    const { user } = await openProfile(running);

    await user.click(await screen.findByRole('button', { name: 'Autres actions pour Thomas Le Goff' }));

    expect(screen.getByRole('menuitem', { name: 'Clôturer le programme' })).toHaveAttribute(
      'href',
      `/client/user/${running.id}/closure`,
    );
    await axe();
  });

  it('are absent with read permission alone', async () => {
    const reader = aStaffProfile('manager');
    const running = aUser({ selectedProgram: program });
    profileApi(running, {}, reader);

    await openProfile(running, { me: reader });

    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['of a user whose role the viewer cannot grant', { role: { slug: 'headHR' } }],
    ['of oneself', { id: claire.id }],
  ] as const)('exclude a programme change %s', async (_, with_) => {
    const user = aUser({ ...with_, selectedProgram: program, hasSetupAccount: false });
    profileApi(user);

    await openProfile(user);

    await screen.findByRole('button', { name: 'Envoyer l’e‑mail de bienvenue' });
    expect(screen.queryByRole('button', { name: /Autres actions/ })).not.toBeInTheDocument();
  });
});

describe('the welcome e-mail from a profile', () => {
  const unopened = { ...thomas, hasSetupAccount: false, welcomeSentAt: '2026-11-10T09:00:00.000Z' };

  it('goes to this person, after a confirmation', async () => {
    const api = profileApi(unopened, { 'POST /users/sendWelcome': () => ({ sent: 1, skipped: [] }) });
    const { user } = await openProfile(unopened);

    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail de bienvenue' }));

    const dialog = await screen.findByRole('dialog', { name: /^Envoyer l’e‑mail de bienvenue à Thomas Le Goff/ });
    within(dialog).getByText(/Dernier envoi\s: le 10\snovembre\./);
    expect(api.requestsOf('POST /users/sendWelcome')).toHaveLength(0);
    await axe();
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer l’e‑mail' }));
    await screen.findByText('L’email a bien été envoyé');
    expect(api.requestsOf('POST /users/sendWelcome').map(({ body }) => body)).toEqual([{ userIds: [thomas.id] }]);
  });

  it('says why it was not sent', async () => {
    profileApi(unopened, {
      'POST /users/sendWelcome': () => ({
        sent: 0,
        skipped: [{ id: thomas.id, reason: 'recentlySent', retryAt: '2026-11-18T14:02:10.000Z' }],
      }),
    });
    const { user } = await openProfile(unopened);

    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail de bienvenue' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail' }));

    await screen.findByText('Déjà envoyé il y a moins d’une heure : Thomas Le Goff.');
  });

  it('is not offered once the account was opened', async () => {
    profileApi(thomas);
    await openProfile(thomas);

    await screen.findByRole('button', { name: 'Modifier' });
    expect(screen.queryByRole('button', { name: 'Envoyer l’e‑mail de bienvenue' })).not.toBeInTheDocument();
  });
});

describe('a profile that is not there', () => {
  it('shows the same page for a person outside the viewer’s scope and for an unknown id', async () => {
    profileApi(thomas, { 'GET /users/:userId': () => refuse(404, { code: 'notFound' }) });

    await openProfile(thomas);

    await screen.findByRole('heading', { level: 1, name: 'Cette personne n’est pas parmi celles que vous suivez' });
    expect(screen.getByRole('link', { name: 'Voir tous les utilisateurs' })).toHaveAttribute('href', '/client/users');
    await axe();
  });

  it('is refused to who may not read', async () => {
    profileApi(thomas, { 'GET /users/:userId': () => refuse(403, { code: 'forbidden' }) });

    await openProfile(thomas);

    await screen.findByRole('heading', { level: 1, name: 'Cette fiche n’est pas ouverte à votre rôle' });
  });

  it('says that it does not answer, and tries again', async () => {
    const api = profileApi(thomas, { 'GET /users/:userId': () => refuse(503, { code: 'notReady' }) });
    const { user } = await openProfile(thomas);
    await screen.findByRole('heading', { level: 1, name: 'Cette fiche ne répond pas' });

    api.answer({ 'GET /users/:userId': () => thomas });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByRole('heading', { level: 1, name: 'Thomas Le Goff' });
  });
});
