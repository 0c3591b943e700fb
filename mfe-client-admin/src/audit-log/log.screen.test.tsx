import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '@passerelle/shared/contract';
import { calls } from '@passerelle/shared/contract/calls';
import {
  anId,
  anOrganization,
  aStaffProfile,
  axe,
  fakeApi,
  type Handlers,
  listOf,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';

import { actionsAbout } from './log.resource';
import { LogScreen } from './log.screen';

const claire = { id: anId(1), name: 'Claire Nguyen' };
const jean = { id: anId(2), name: 'Jean Petit' };

const anEntry = (with_: Partial<AuditEntry> = {}): AuditEntry => ({
  id: anId(),
  at: '2026-11-18T08:12:00.000Z',
  action: 'program.closed',
  outcome: 'done',
  actor: claire,
  realActor: null,
  subjectKind: 'user',
  subject: jean,
  fields: [],
  details: {},
  request: null,
  bulk: null,
  ...with_,
});

const owner = aStaffProfile('owner');
async function open(entries: AuditEntry[], { route = '/client/log', ...more }: Handlers & { route?: string } = {}) {
  const api = fakeApi({ 'GET /me': () => owner, 'GET /audit': () => listOf(entries), ...more });
  const opened = await renderScreen(<LogScreen />, { route, person: owner });
  return { ...opened, api, asked: () => api.requestsOf('GET /audit').at(-1)?.query };
}

describe('the log', () => {
  it('says what happened in sentences, under the day it happened on', async () => {
    await open([
      anEntry({ details: { type: 'retired' } }),
      anEntry({ action: 'user.updated', at: '2026-11-17T08:00:00.000Z', fields: ['firstName', 'job.position'] }),
    ]);

    const today = await screen.findByRole('region', { name: /^mercredi 18\snovembre$/ });
    expect(within(today).getByRole('listitem')).toHaveTextContent(/Claire Nguyen a clôturé le programme de Jean Petit/);
    within(today).getByText('Retraite');
    const before = within(screen.getByRole('region', { name: /^mardi 17\snovembre$/ }));
    before.getByText(/^Champs\s: prénom et fonction$/);
    expect(before.getByRole('link', { name: 'Jean Petit' })).toHaveAttribute('href', `/client/user/${jean.id}`);
    await axe();
  });

  it('elides before the name of a person, link or not', async () => {
    await open([
      anEntry({ action: 'user.emailChanged', subject: { id: anId(3), name: 'Amel Benkhelifa' } }),
      anEntry({ action: 'user.updated', subject: { id: null, name: 'Édith Roy' } }),
    ]);

    await screen.findByText(/a changé l’adresse e‑mail d’/);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('a changé l’adresse e‑mail d’Amel Benkhelifa'),
      expect.stringContaining('a modifié la fiche d’Édith Roy'),
    ]);
    screen.getByRole('link', { name: 'Amel Benkhelifa' });
  });

  it('has one line for a bulk action, with a link to its result for the person who may open it', async () => {
    const added = (people: number, bulk: AuditEntry['bulk']) =>
      anEntry({
        action: 'users.addedToGroup',
        subjectKind: 'group',
        subject: { id: anId(4), name: 'Lyon' },
        details: { people, name: 'Lyon' },
        bulk,
      });
    const own = { id: anId(5), opens: true };
    await open([
      added(3, own),
      anEntry({ action: 'audit.read' }),
      added(4, own),
      added(1, { id: anId(6), opens: false }),
    ]);

    await screen.findByText(/a consulté le journal/);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent(/Claire Nguyen a ajouté 7 personnes au groupe Lyon/);
    expect(within(items[0]!).getByRole('link', { name: 'Voir le résultat pour chaque personne' })).toHaveAttribute(
      'href',
      `/client/users/bulk/${own.id}`,
    );
    expect(items[2]).toHaveTextContent(/a ajouté 1 personne au groupe Lyon$/);
    expect(within(items[2]!).queryByRole('link', { name: /résultat/ })).not.toBeInTheDocument();
    await axe();
  });

  it.each([
    ['Aujourd’hui', '2026-11-18_2026-11-18'],
    ['7 derniers jours', '2026-11-12_2026-11-18'],
    ['30 derniers jours', '2026-10-20_2026-11-18'],
    ['Ce mois-ci', '2026-11-01_2026-11-18'],
    ['Le mois dernier', '2026-10-01_2026-10-31'],
  ])('offers a period in one press: %s', async (name, period) => {
    const { user, address } = await open([anEntry()]);
    await user.click(await screen.findByRole('button', { name: /^Période/ }));
    await user.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(address()).toBe(`/client/log?period=${period}`));
  });

  it('is narrowed to one organisation by those who see them all', async () => {
    const rives = anOrganization({ name: 'Bois & Rives' });
    const person = aStaffProfile('superAdmin');
    const api = fakeApi({
      'GET /me': () => person,
      'GET /audit': () => listOf([anEntry()]),
      'GET /organizations': () => listOf([rives]),
      'GET /organizations/:organizationId': () => rives,
    });
    const { user } = await renderScreen(<LogScreen />, { route: '/client/log', person });
    await screen.findByText(/dans toutes les organisations/);
    await user.click(await screen.findByRole('button', { name: /^Organisation\s: toutes/ }));
    await user.click(await screen.findByRole('radio', { name: 'Bois & Rives' }));
    await waitFor(() => expect(api.requestsOf('GET /audit').at(-1)?.query).toMatchObject({ organization: rives.id }));
  });

  it('shows the organisation filter to no other role', async () => {
    await open([anEntry()]);
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: /^Organisation/ })).not.toBeInTheDocument();
  });

  it('marks what was refused or failed, and says who really acted', async () => {
    await open([
      anEntry({
        action: 'access.refused',
        outcome: 'refused',
        subject: null,
        details: { call: 'GET /users/:userId', count: 10 },
      }),
      anEntry({ action: 'signIn.failed', outcome: 'failed', actor: null }),
      anEntry({ action: 'user.updated', realActor: { id: null, name: 'Équipe Passerelle' } }),
    ]);

    await screen.findByText('Refusé');
    screen.getByText(/a essayé d’ouvrir la fiche de quelqu’un hors de sa portée/);
    expect(screen.queryByText(/GET/)).not.toBeInTheDocument();
    screen.getByText('Échoué');
    screen.getByText('Mot de passe refusé');
    screen.getByText(/10 fois en une heure/);
    screen.getByText('Équipe Passerelle');
    await axe();
  });

  it('has words for the refusal of every call of the client space', async () => {
    const refusals = Object.keys(calls).filter((key) =>
      / \/(users|licensePacks|organizations|audit|reporting|programs|roles|content|logAs)/.test(key),
    );
    await open(refusals.map((call) => anEntry({ action: 'access.refused', outcome: 'refused', details: { call } })));

    expect(await screen.findAllByText('Refusé')).toHaveLength(refusals.length);
    expect(screen.queryByText(/a demandé quelque chose hors de sa portée/)).not.toBeInTheDocument();
  });

  it('says how many an export, an import or a pack was about', async () => {
    await open([
      anEntry({ action: 'users.exported', fields: ['search', 'order'], details: { count: 48 } }),
      anEntry({ action: 'users.imported', details: { created: 12, stopped: true } }),
      anEntry({ action: 'pack.updated', fields: ['maxLicenses'], details: { from: 20, to: 30 } }),
      anEntry({ action: 'logAs.ended', details: { how: 'expired' } }),
    ]);

    await screen.findByText(/^Filtres\s: recherche · 48 personnes$/);
    screen.getByText(/^12 personnes ajoutées, arrêté avant la fin$/);
    screen.getByText(/^Champs\s: nombre de places · De 20 à 30 places$/);
    screen.getByText('Le temps était écoulé');
    expect(screen.queryByText(/en une heure/)).not.toBeInTheDocument();
  });

  it('does not link to an erased user', async () => {
    await open([anEntry({ subject: { id: null, name: 'Personne effacée 3f2a' } })]);

    await screen.findByText('Personne effacée 3f2a');
    expect(screen.queryByRole('link', { name: /effacée/ })).not.toBeInTheDocument();
  });

  it('is narrowed by the address, and by what is chosen', async () => {
    const { user, asked, address } = await open([anEntry()], {
      route: '/client/log?period=2026-11-16_2026-11-17&outcome=refused',
    });
    await screen.findByRole('listitem');
    expect(asked()).toMatchObject({ outcome: ['refused'], fromTime: expect.any(Number), toTime: expect.any(Number) });

    await user.click(screen.getByRole('button', { name: 'Action\u00A0: toutes' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Programmes' }));

    await waitFor(() => expect(asked()).toMatchObject({ action: actionsAbout('programs') }));
    expect(address()).toContain('about=programs');
  });

  it('says that nothing matches, and that it does not answer', async () => {
    const { api, user } = await open([], { route: '/client/log?search=zz' });
    await screen.findByRole('heading', { name: 'Aucune entrée ne correspond' });
    api.answer({ 'GET /audit': () => refuse(503, { code: 'notReady' }) });

    await user.click(screen.getByRole('button', { name: 'Effacer la recherche et les filtres' }));

    await screen.findByRole('heading', { name: 'Le journal ne répond pas' });
  });
});
