import { screen, waitFor, within } from '@testing-library/react';

import type { JobOffer, JobOfferCounts } from '@passerelle/shared/contract';
import {
  aJobOffer,
  aProfile,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  type Handlers,
} from '@passerelle/shared/testing';
import { JobOfferListScreen } from './job-offer-list.screen';

const site = aJobOffer({ title: 'Cheffe de projet travaux', followUpDate: '2026-11-25' });
const late = aJobOffer({ title: 'Acheteuse', followUpDate: '2026-11-16' });
const bare = aJobOffer({
  title: 'Comptable',
  status: 'refused',
  statusDate: '2026-11-12T08:00:00.000Z',
  company: {
    name: null,
    address: { street: null },
  },
});
const interview = aJobOffer({ title: 'Responsable qualité', status: 'accepted' });
const counts: JobOfferCounts = { all: 24, pending: 20, refused: 4 };

const offers = (items: JobOffer[], more: Handlers = {}) =>
  fakeApi({
    'GET /me': () => aProfile(),
    'GET /me/jobOffers': () => listOf(items),
    'GET /me/jobOffers/count': () => counts,
    ...more,
  });
const open = (route = '/job-offers') => renderScreen(<JobOfferListScreen />, { route });
const asked = (api: ReturnType<typeof offers>) => api.requestsOf('GET /me/jobOffers').at(-1)?.query;
const card = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).closest('li')!);

describe('the job offers', () => {
  it('says of each where it stands, who makes it and when to follow it up', async () => {
    const api = offers([site, late, bare, interview]);
    const { user } = await open();
    await screen.findByRole('heading', { level: 2, name: site.title });
    screen.getByRole('heading', { level: 1, name: 'Annonces' });
    screen.getByText('4 annonces');
    await screen.findByRole('link', { name: 'Toutes 24', current: true });
    screen.getByRole('link', { name: 'En cours 20' });
    screen.getByRole('link', { name: 'Négatives 4' });
    expect(asked(api)).toEqual({ page: 0, sort: 'createdAt', order: 'desc' });

    card(site.title).getByText('En cours');
    card(site.title).getByText('Marne Habitat');
    card(site.title).getByText('12, rue des Bateliers, Châlons');
    card(site.title).getByText(/^Rappel de relance le/);
    card(site.title).getByText('mercredi 25 novembre', { selector: 'time' });
    card(late.title).getByText(/^À relancer depuis le/);
    card(bare.title).getByText('Réponse négative');
    expect(card(bare.title).queryByText(/Entreprise|relanc/)).not.toBeInTheDocument();
    card(interview.title).getByText('Entretien proposé');
    const link = card(site.title).getByRole('link', { name: /^Voir l’annonce/ });
    expect(link).toHaveAttribute('href', `/job-offers/${site.id}`);
    await axe();

    await user.click(card(site.title).getByRole('button', { name: /^Actions pour/ }));
    expect(screen.getByRole('menuitem', { name: 'Modifier' })).toHaveAttribute('href', `/job-offers/${site.id}/edit`);
  });

  it('asks by what the address says, and a search looks through all of them', async () => {
    const api = offers([site]);
    const { user, address } = await open('/job-offers?page=3');
    await screen.findByText(site.title);

    await user.click(screen.getByRole('link', { name: /^En cours/ }));
    await waitFor(() => expect(asked(api)).toMatchObject({ page: 0, status: ['pending', 'accepted'] }));
    await user.click(screen.getByRole('link', { name: /^Négatives/ }));
    await waitFor(() => expect(asked(api)).toMatchObject({ status: ['refused'] }));
    await user.click(screen.getByRole('button', { name: 'Trier par Ajout récent' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Titre' }));
    await waitFor(() => expect(asked(api)).toMatchObject({ sort: 'title', order: 'asc' }));
    expect(address()).toBe('/job-offers?filter=refused&sort=title');

    await user.type(screen.getByRole('textbox', { name: 'Chercher dans vos annonces' }), 'chef{Enter}');

    expect(address()).toBe('/job-offers?search=chef');
    await waitFor(() => expect(asked(api)).toEqual({ page: 0, search: 'chef', sort: 'createdAt', order: 'desc' }));
    expect(api.requestsOf('GET /me/jobOffers/count').at(-1)?.query).toEqual({ search: 'chef' });
  });

  it.each([
    ['', 'Vous ne suivez encore aucune annonce', 'Ajouter une annonce'],
    ['?filter=pending', 'Aucune annonce en cours', 'Voir toutes les annonces'],
    ['?filter=refused', 'Aucune réponse négative', 'Voir toutes les annonces'],
    ['?search=mar', 'Aucune annonce ne correspond à « mar »', 'Effacer la recherche'],
  ])('says what is missing, and offers a next step (%s)', async (query, title, next) => {
    offers([]);
    await open(`/job-offers${query}`);
    await screen.findByRole('heading', { name: title });
    const list = within(screen.getByRole('region', { name: 'Liste' }));
    list.getByText(next);
    await axe();
  });

  it('says that it does not answer, and tries again', async () => {
    const api = offers([], { 'GET /me/jobOffers': () => refuse(503, { code: 'notReady' }) });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Vos annonces ne répondent pas' });

    api.answer({ 'GET /me/jobOffers': () => listOf([site]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText(site.title);
  });

  it('deletes one that is meant, and takes it back', async () => {
    let items = [site, bare];
    const api = offers([], {
      'GET /me/jobOffers': () => listOf(items),
      'DELETE /me/jobOffers/:jobOfferId': () => {
        items = [bare];
        return undefined;
      },
      'PUT /me/jobOffers/:jobOfferId/restore': () => {
        items = [site, bare];
        return site;
      },
    });
    const { user } = await open();
    await screen.findByText(site.title);
    await user.click(card(site.title).getByRole('button', { name: /^Actions pour/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
    await axe(await screen.findByRole('dialog', { name: `Supprimer «\u00A0${site.title}\u00A0»\u202F?` }));
    await user.click(screen.getByRole('button', { name: 'Supprimer l’annonce' }));

    await screen.findByText('Annonce supprimée avec succès');
    await waitFor(() => expect(screen.queryByRole('heading', { name: site.title })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Liste' })).toHaveFocus();
    await user.click(within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Annuler' }));

    await screen.findByRole('heading', { name: site.title });
    expect(api.requestsOf('PUT /me/jobOffers/:jobOfferId/restore').map(({ params }) => params)).toEqual([
      { jobOfferId: site.id },
    ]);
  });

  it('says where a search found an offer, unless the card shows it', async () => {
    offers([site]);
    const { unmount } = await open('/job-offers?search=MH-204');
    await screen.findByRole('heading', { level: 2, name: site.title });
    card(site.title).getByText('Référence : MH-204');
    unmount();

    await open('/job-offers?search=marne');
    await screen.findByRole('heading', { level: 2, name: site.title });
    expect(card(site.title).queryByText(/Référence|Origine/)).not.toBeInTheDocument();
  });
});
