import { screen, waitFor, within } from '@testing-library/react';

import type { BulkAction, BulkPerson } from '@passerelle/shared/contract';
import {
  aBulkAction,
  aStaffProfile,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import { BulkActionScreen } from './bulk-action.screen';

const id = '00000000-0000-4000-8000-00000000000b';
const claire = aStaffProfile('headHR');
const action = aBulkAction({
  id,
  status: 'done',
  total: 1_203,
  done: 1_200,
  skipped: [
    { reason: 'recentlySent', count: 2 },
    { reason: 'notVisible', count: 1 },
  ],
  finishedAt: '2026-11-18T14:01:00.000Z',
});
const people: BulkPerson[] = [
  { id: '00000000-0000-4000-8000-000000000001', firstName: 'Amel', lastName: 'Roy', outcome: 'done', reason: null },
  { id: null, firstName: '', lastName: '', outcome: 'skipped', reason: 'notVisible' },
];

const open = (answer: () => BulkAction | ReturnType<typeof refuse>) => {
  const api = fakeApi({
    'GET /me': () => claire,
    'GET /users/bulk/:bulkId': answer,
    'GET /users/bulk/:bulkId/people': () => listOf(people),
  });
  const route = `/client/users/bulk/${id}`;
  const rendered = renderScreen(<BulkActionScreen />, { route, path: '/client/users/bulk/:bulkId', person: claire });
  return { api, rendered };
};

describe('the screen of a bulk action', () => {
  it('says how many it was done for, why not for the others, and what became of each', async () => {
    open(() => action);

    await screen.findByRole('heading', { level: 1, name: 'Envoi de l’e‑mail de bienvenue' });
    screen.getByText(/^1\s203 sur 1\s203 personnes$/);
    screen.getByText(/^E‑mail envoyé à 1\s200 personnes$/);
    const row = within(await screen.findByRole('row', { name: /Amel Roy/ }));
    row.getByText('Fait');
    expect(row.getByRole('link', { name: 'Amel Roy' })).toHaveAttribute(
      'href',
      `/client/user/${String(people[0]?.id)}`,
    );
    within(screen.getByRole('row', { name: /Personne hors de votre vue/ })).getByText(/N’est pas parmi/);
    await axe();
  });

  it('follows it while it goes on', async () => {
    let status: BulkAction['status'] = 'running';
    const { api } = open(() => ({ ...action, status, done: status === 'done' ? 1_200 : 400 }));
    await screen.findByText('En cours');
    screen.getByText(/Vous pouvez quitter cette page/);

    status = 'done';

    await screen.findByText('Terminé', {}, { timeout: 4_000 });
    await waitFor(() => expect(api.requestsOf('GET /users/bulk/:bulkId/people').length).toBeGreaterThan(1));
    expect(screen.queryByText(/Vous pouvez quitter/)).not.toBeInTheDocument();
  });

  it('says where it stopped', async () => {
    open(() => ({ ...action, status: 'stopped', done: 50, skipped: [] }));

    await screen.findByText('Arrêté');
    screen.getByText(/^50 sur 1\s203 personnes$/);
    screen.getByText(/Le travail s’est arrêté là/);
  });

  it('says that it failed, what was done, and goes on with the rest', async () => {
    let status: BulkAction['status'] = 'failed';
    const { api, rendered } = open(() => ({ ...action, status, done: status === 'done' ? 1_200 : 50, skipped: [] }));
    api.answer({
      'POST /users/bulk/:bulkId/resume': () => {
        status = 'done';
        return { ...action, status: 'waiting', done: 50, skipped: [] };
      },
    });
    const { user } = await rendered;
    await screen.findByText('Échec');
    screen.getByText(/^E‑mail envoyé à 50 personnes$/);
    expect(screen.getByRole('alert').textContent).toContain('les autres personnes n’ont pas été touchées');
    await axe();

    await user.click(screen.getByRole('button', { name: /^Réessayer pour les 1\s153 personnes restantes$/ }));

    await screen.findByText('Terminé', {}, { timeout: 4_000 });
    expect(api.requestsOf('POST /users/bulk/:bulkId/resume')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Réessayer/ })).not.toBeInTheDocument();
  });

  it('has nothing to go on with where the group is gone', async () => {
    open(() => ({ ...action, kind: 'addToGroup', status: 'stopped', done: 50, skipped: [] }));

    await screen.findByText('Arrêté');
    expect(screen.queryByRole('button', { name: /^Réessayer/ })).not.toBeInTheDocument();
  });

  it('shows « does not exist » for a bulk action of another user', async () => {
    open(() => refuse(404, { code: 'notFound' }));

    await screen.findByRole('heading', { name: 'Cette action groupée n’existe pas' });
    await axe();
  });

  it('narrows to those for whom nothing was done, also on a phone', async () => {
    setViewport(360);
    const { api, rendered } = open(() => action);
    const { user } = await rendered;
    await screen.findByRole('list', { name: 'Résultat par personne' });

    await user.click(screen.getByRole('button', { name: /^Résultat/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Laissé de côté' }));

    await waitFor(() =>
      expect(api.requestsOf('GET /users/bulk/:bulkId/people').at(-1)?.query).toMatchObject({ outcome: ['skipped'] }),
    );
    await axe();
  });
});

describe('a planned hand-over', () => {
  const planned: BulkAction = {
    ...action,
    kind: 'handOver',
    manager: 'Nora Relève',
    startsAt: '2026-12-01T00:00:00.000Z',
    status: 'planned',
    done: 0,
    skipped: [],
    finishedAt: null,
  };

  it('says to whom and when, and is cancelled after a confirmation', async () => {
    let status: BulkAction['status'] = 'planned';
    const { api, rendered } = open(() => ({ ...planned, status }));
    api.answer({
      'POST /users/bulk/:bulkId/cancel': () => {
        status = 'cancelled';
        return { ...planned, status };
      },
    });
    const { user } = await rendered;
    await screen.findByText('Nora Relève');
    screen.getByText(/^Commence le 1er décembre\./);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await axe();

    await user.click(screen.getByRole('button', { name: 'Annuler cette action' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Annuler cette action/ }));
    expect(api.requestsOf('POST /users/bulk/:bulkId/cancel')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Annuler cette action' }));

    await screen.findByText('Annulé');
    expect(api.requestsOf('POST /users/bulk/:bulkId/cancel')).toHaveLength(1);
  });
});

it('a deletion still names its people, and takes all of them back by an action of its own', async () => {
  const undoing = aBulkAction({ kind: 'restore' });
  const { api, rendered } = open(() => ({ ...action, kind: 'delete', total: 2, done: 2, skipped: [], restorable: 2 }));
  api.answer({
    'GET /users/bulk/:bulkId/people': () =>
      listOf([{ id: null, firstName: 'Amel', lastName: 'Roy', outcome: 'done' as const, reason: null }]),
    'POST /users/bulk/:bulkId/undo': () => undoing,
  });
  const { user, address } = await rendered;
  await screen.findByText('2 personnes supprimées');
  const row = within(await screen.findByRole('row', { name: /Amel Roy/ }));
  expect(row.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Personnes supprimées' })).toHaveAttribute('href', '/client/users/deleted');
  await axe();

  await user.click(screen.getByRole('button', { name: /^Annuler.*rétablir les 2 personnes$/ }));

  await waitFor(() => expect(address()).toBe(`/client/users/bulk/${undoing.id}`));
  expect(api.requestsOf('POST /users/bulk/:bulkId/undo')).toHaveLength(1);
});

it('brings the outcome of each person as a file', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:result';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { rendered } = open(() => action);
  const { user } = await rendered;

  await user.click(await screen.findByRole('button', { name: 'Télécharger le résultat' }));

  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('Roy;Amel;Fait;');
});
