import { screen, waitFor, within } from '@testing-library/react';
import {
  aContentItem,
  aContentOverview,
  aContentSchedule,
  anId,
  anItemSummary,
  aPublication,
  aStaffProfile,
  axe,
  fakeApi,
  type Handlers,
  listOf,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';

import { ContentListScreen } from './content-list.screen';

const terms = anItemSummary({ title: 'Conditions d’utilisation', status: 'modified' });
const outside = anItemSummary({
  title: 'Écrire votre CV',
  kind: 'tasks',
  program: { id: terms.id, title: 'Rebond' },
  usedBy: 2,
  pack: { ...terms.pack, id: terms.id, name: 'Commun', managedOutside: true, oneOfSeveral: true },
});
const wood = { ...terms.pack, id: anId(), name: 'Demo, Bois', organization: { id: anId(), name: 'Bois & Rives' } };
const own = anItemSummary({ title: 'Notre charte', pack: wood });
const old = anItemSummary({ title: 'Ancienne page', status: 'archived', pack: terms.pack });

async function open(
  role: Parameters<typeof aStaffProfile>[0] = 'admin',
  more: Handlers = {},
  route = '/client/content',
) {
  const me = aStaffProfile(role);
  const api = fakeApi({
    'GET /me': () => me,
    'GET /organizations': () => listOf([]),
    'GET /content/items': () => listOf([terms, outside, old, own]),
    'GET /content/items/overview': () => aContentOverview(),
    'GET /content/schedules': () => listOf([]),
    ...more,
  });
  const opened = await renderScreen(<ContentListScreen />, { route, person: me });
  return { ...opened, api };
}
const menuOf = (title: string) => screen.getByRole('button', { name: `Actions pour ${title}` });

describe('the content of the studio', () => {
  it('says of each item its kind, its state, its languages and its uses', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: 'Écrire votre CV' })).closest('tr');
    expect(row).toHaveTextContent('Tâche · Rebond · Toutes les organisations · Commun');
    expect(screen.getByRole('link', { name: 'Notre charte' }).closest('td')).toHaveTextContent(/Page · Bois & Rives$/);
    expect(screen.getByRole('link', { name: terms.title }).closest('td')).toHaveTextContent(
      /Page · Toutes les organisations$/,
    );
    expect(row).toHaveTextContent('FR · EN 1/2');
    expect(row).toHaveTextContent('anglais : 1 sur 2');
    expect(row).toHaveTextContent('Claire Nguyen');
    screen.getByText('Publié, modifications non publiées');
    await axe();
  });

  it('is a list of the same items on a phone', async () => {
    setViewport(360);
    await open();
    const items = within(await screen.findByRole('list', { name: 'Contenu' })).getAllByRole('listitem');
    expect(items[1]).toHaveTextContent('Utilisé par 2 éléments');
    await axe();
  });

  it('is narrowed by kind, state and organisation, in the address', async () => {
    const { user, api, address } = await open('superAdmin');
    await user.click(await screen.findByRole('link', { name: 'Tâches 1' }));
    await user.click(screen.getByRole('button', { name: /^État/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Brouillon' }));
    screen.getByRole('button', { name: /^Organisation/ });

    await waitFor(() =>
      expect(api.requestsOf('GET /content/items').at(-1)?.query).toMatchObject({ status: ['draft'] }),
    );
    expect(address()).toBe('/client/content?kind=tasks&status=draft');
  });

  it('lets staff read only', async () => {
    await open('owner', {
      'GET /content/items': () => listOf([{ ...terms, status: 'published', mayEdit: false }]),
    });
    await screen.findByRole('link', { name: 'Conditions d’utilisation' });
    for (const name of ['Nouveau', 'Exporter', /^Publier/, /^État/, /^Actions pour/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByText(/Rien n’est visible/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Importer un pack' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Organisation/ })).not.toBeInTheDocument();
  });

  it('adds an item of a kind that one may write, and opens it', async () => {
    const made = aContentItem({ kind: 'surveys' });
    const { user, api, address } = await open('superAdmin', { 'POST /content/items': () => made });
    await user.click(await screen.findByRole('button', { name: 'Nouveau' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Questionnaire' }));
    await user.type(await screen.findByRole('textbox', { name: 'Titre' }), 'À mi-parcours');
    expect(screen.getByRole('dialog')).toHaveTextContent('Pour toutes les organisations');
    await user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));
    expect(await screen.findAllByText('Champ requis')).not.toHaveLength(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type de questionnaire' }), 'basic');
    await axe();
    await user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));

    await waitFor(() => expect(address()).toBe(`/client/content/items/${made.id}`));
    expect(api.requestsOf('POST /content/items')[0]?.body).toEqual({
      kind: 'surveys',
      title: 'À mi-parcours',
      fields: { type: 'basic' },
    });
  });

  it('offers administrators the kinds that are theirs', async () => {
    const { user } = await open('admin');
    await user.click(await screen.findByRole('button', { name: 'Nouveau' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Document', 'Questions fréquentes', 'Page']);
  });

  it('publishes all changes that one may publish, whatever is searched', async () => {
    const changed = [anId(), anId(), anId()];
    const { user, api } = await open(
      'admin',
      {
        'GET /content/items': () => listOf([]),
        'GET /content/items/overview': () => aContentOverview({ changed, changedCount: 3 }),
        'POST /content/publications': () => aPublication(),
      },
      '/client/content?search=rien',
    );
    await user.click(await screen.findByRole('button', { name: 'Publier les 3 modifications' }));
    await screen.findByRole('dialog', { name: 'Publier' });
    await waitFor(() =>
      expect(api.requestsOf('POST /content/publications')[0]?.body).toEqual({
        publish: changed,
        archive: [],
        dryRun: true,
      }),
    );
  });

  it('says how many of the changes one publication takes', async () => {
    await open('admin', {
      'GET /content/items/overview': () => aContentOverview({ changed: [anId(), anId()], changedCount: 3 }),
    });
    await screen.findByRole('button', { name: 'Publier 2 modifications sur 3' });
  });

  it('leaves archived items out until they are asked for', async () => {
    const { user, api } = await open();
    const state = await screen.findByRole('button', { name: /^État/ });
    expect(state).toHaveTextContent('tous, sauf archivés');
    const statuses = () => api.requestsOf('GET /content/items').at(-1)?.query['status'];
    expect(statuses()).toEqual(['draft', 'published', 'modified']);
    await user.click(state);
    await user.click(await screen.findByRole('menuitemradio', { name: 'Archivé' }));
    await waitFor(() => expect(statuses()).toEqual(['archived']));
  });

  it('counts what is found in each tab, and repeats what was searched where nothing is', async () => {
    const { api } = await open('admin', { 'GET /content/items': () => listOf([]) }, '/client/content?search=cv');
    await screen.findByRole('heading', { name: 'Aucun contenu ne correspond à « cv »' });
    await screen.findByRole('link', { name: 'Tout 3' });
    screen.getByRole('link', { name: 'Pages 2' });
    expect(api.requestsOf('GET /content/items/overview')[0]?.query).toMatchObject({ search: 'cv' });
  });

  it('archives through the dialog, restores and duplicates', async () => {
    const copy = aContentItem({ status: 'draft' });
    const { user, api, address } = await open('admin', {
      'POST /content/publications': () => aPublication(),
      'POST /content/items/:itemId/restore': () => aContentItem(),
      'POST /content/items/:itemId/duplicate': () => copy,
    });
    await user.click(await screen.findByRole('button', { name: 'Actions pour Écrire votre CV' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Ouvrir']);
    await user.keyboard('{Escape}');

    await user.click(menuOf('Conditions d’utilisation'));
    await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }));
    await screen.findByRole('dialog', { name: 'Archiver' });
    await waitFor(() =>
      expect(api.requestsOf('POST /content/publications')[0]?.body).toMatchObject({ archive: [terms.id] }),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(menuOf('Ancienne page'));
    await user.click(await screen.findByRole('menuitem', { name: 'Restaurer' }));
    await screen.findByText(/est restauré comme brouillon/);
    await user.click(menuOf('Ancienne page'));
    await user.click(await screen.findByRole('menuitem', { name: 'Dupliquer' }));
    await waitFor(() => expect(address()).toBe(`/client/content/items/${copy.id}`));
  });

  it('lets one choose the pack to export, whatever is found', async () => {
    URL.createObjectURL = () => 'blob:pack';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    const { user, api } = await open(
      'superAdmin',
      {
        'GET /content/items': () => listOf([]),
        'GET /content/items/overview': () => aContentOverview({ packs: [terms.pack, outside.pack, wood] }),
        'GET /content/packs/:packId/export': () => new Response('PK'),
      },
      '/client/content?search=rien',
    );
    await user.click(await screen.findByRole('button', { name: 'Exporter' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Toutes les organisations', 'Toutes les organisations · Commun', 'Bois & Rives']);
    await user.click(screen.getByRole('menuitem', { name: 'Bois & Rives' }));
    await waitFor(() =>
      expect(api.requestsOf('GET /content/packs/:packId/export')[0]?.params).toEqual({ packId: wood.id }),
    );
  });

  it('offers no pack that the server would refuse', async () => {
    await open();
    await screen.findByRole('link', { name: terms.title });
    expect(screen.queryByRole('button', { name: 'Exporter' })).not.toBeInTheDocument();
  });

  it('lists publications to come and refused ones, and removes one after a question', async () => {
    setViewport(360);
    const coming = aContentSchedule({ at: '2026-11-30T08:00:00.000Z', titles: ['Conditions', 'Cookies'] });
    const refused = aContentSchedule({ failedAt: '2026-11-17T08:00:00.000Z', problems: ['Cookies : le titre manque'] });
    let schedules = [refused, coming];
    const { user, api } = await open('admin', {
      'GET /content/schedules': () => listOf(schedules),
      'DELETE /content/schedules/:scheduleId': () => {
        schedules = [refused];
        return undefined;
      },
    });
    await screen.findByText(/1 publication à venir\..*1 publication refusée\./);
    await user.click(screen.getByRole('button', { name: 'Voir les publications programmées' }));
    const listed = within(await screen.findByRole('list', { name: 'Publications programmées' }));
    listed.getByText('Cookies : le titre manque');
    const row = listed.getByText('Conditions et Cookies').closest('li') as HTMLElement;
    expect(row).toHaveTextContent('Publication programmée le lundi 30 novembre à 9 h');
    expect(row).toHaveTextContent('Par Claire Nguyen');
    await axe();

    await user.click(within(row).getByRole('button', { name: 'Retirer' }));
    expect(api.requestsOf('DELETE /content/schedules/:scheduleId')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Retirer la publication' }));
    await screen.findByText('La publication programmée est retirée');
    await waitFor(() => expect(screen.queryByText('Conditions et Cookies')).not.toBeInTheDocument());
    expect(api.requestsOf('DELETE /content/schedules/:scheduleId')[0]?.params).toEqual({ scheduleId: coming.id });
  });

  it('says nothing of publications to come where there are none', async () => {
    await open();
    await screen.findByRole('link', { name: 'Écrire votre CV' });
    expect(screen.queryByText('Publications programmées')).not.toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    await open('admin', { 'GET /content/items': () => listOf([]) });
    await screen.findByText('Aucun contenu pour l’instant');
    await axe();
  });
});
