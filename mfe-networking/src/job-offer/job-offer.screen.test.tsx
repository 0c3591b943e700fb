import { screen, waitFor, within } from '@testing-library/react';

import { fact, aJobOffer, axe, later, refuse } from '@passerelle/shared/testing';
import { changes, follow, open, remembering, site, toasts } from './job-offer.test-helper';

const first = {
  id: '00000000-0000-4000-8000-000000000021',
  date: '2026-11-24T11:30:00.000Z',
  status: 'pending',
} as const;
const cancelled = {
  id: '00000000-0000-4000-8000-000000000022',
  date: '2026-11-20T09:00:00.000Z',
  status: 'cancelled',
} as const;
const accepted = aJobOffer({
  status: 'accepted',
  statusDate: '2026-11-16T08:00:00.000Z',
  appointments: [cancelled, first],
});

const value = (name: string) => fact(name).textContent.replaceAll('\u00A0', ' ');

describe('a job offer', () => {
  it('is shown with every detail, and leads to the form and back to the filtered list', async () => {
    follow(site);
    await open(site, { from: '/job-offers?filter=pending&page=2' });

    await screen.findByRole('heading', { level: 1, name: site.title });
    screen.getByText('En cours');
    screen.getByText('Marne Habitat');
    screen.getByText('12, rue des Bateliers, Châlons');
    expect(value('Ajoutée le')).toBe('10 novembre');
    expect(value('Date de candidature')).toBe('12 novembre');
    expect(value('Type d’annonce')).toBe('Externe');
    expect(value('Origine')).toBe('Site de l’entreprise');
    expect(value('Référence')).toBe('MH-204');
    expect(value('Domaine professionnel')).toBe('Gestion de projet');
    expect(value('Description')).toBe('Conduire les chantiers.\nTrois sites.');
    const picture = screen.getByRole('link', { name: 'Capture du site (nouvel onglet)' });
    expect(picture).toHaveAttribute('href', '/api/files/11');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Retour aux annonces')).toBe('/job-offers?filter=pending&page=2');
    expect(href('Modifier')).toBe(`/job-offers/${site.id}/edit`);
    await axe();
  });

  it('says what is not known', async () => {
    const bare = aJobOffer({
      company: {
        name: null,
        address: { street: null },
      },
      responseDate: null,
      origin: null,
      reference: null,
      description: null,
    });
    follow(bare);
    await open(bare);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText('Non renseigné')).toHaveLength(5);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('given an interview, leads to it from its date, and names the cancelled ones', async () => {
    follow(accepted);
    await open(accepted);
    const link = await screen.findByRole('link', { name: /^Entretien le mardi 24.novembre à 12.h.30$/ });
    expect(link).toHaveAttribute('href', `/networking-actions/${first.id}`);
    const rows = within(screen.getByRole('region', { name: 'Parcours' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Annonce ajoutéemardi 10 novembre',
      'Candidaturejeudi 12 novembre',
      'Entretien proposélundi 16 novembre',
      'EntretienAnnulévendredi 20 novembre à 10 h',
      'EntretienPrévumardi 24 novembre à 12 h 30',
    ]);
    expect(within(rows[4]!).getByRole('link')).toHaveAttribute('href', `/networking-actions/${first.id}`);
    expect(screen.queryByRole('button', { name: 'Réponse négative' })).not.toBeInTheDocument();
    await axe();
  });

  it('given an interview without its date, leads to planning it', async () => {
    const unplanned = { ...accepted, appointments: [cancelled] };
    follow(unplanned);
    await open(unplanned);
    const link = await screen.findByRole('link', { name: 'Planifier l’entretien' });
    expect(link).toHaveAttribute('href', `/networking-actions/create?actionType=jobInterview&jobOffer=${accepted.id}`);
  });

  it('shows the missing page for an offer of another user', async () => {
    follow(site, { 'GET /me/jobOffers/:jobOfferId': () => refuse(404, { code: 'notFound' }) });
    await open(site);
    await screen.findByRole('heading', { level: 1, name: 'Cette annonce n’est pas parmi les vôtres' });
    expect(screen.getByRole('link', { name: 'Voir toutes les annonces' })).toHaveAttribute('href', '/job-offers');
    await axe();
  });

  it('has a skeleton while it loads, says when it fails, and tries again', async () => {
    const answer = later<ReturnType<typeof refuse>>();
    const api = follow(site, { 'GET /me/jobOffers/:jobOfferId': () => answer.promise });
    const { container, user } = await open(site);
    await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeInTheDocument());
    answer.resolve(refuse(503, { code: 'notReady' }));
    await screen.findByRole('heading', { level: 1, name: 'Cette annonce ne répond pas' });

    api.answer({ 'GET /me/jobOffers/:jobOfferId': () => site });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByRole('heading', { level: 1, name: site.title });
  });
});

describe('the answer to a job offer', () => {
  it('that is negative is asked for twice, and dated', async () => {
    const api = follow(site, remembering(site));
    const { user } = await open(site);
    await user.click(await screen.findByRole('button', { name: 'Réponse négative' }));
    await axe(await screen.findByRole('dialog', { name: /^Réponse négative pour/ }));
    expect(changes(api)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enregistrer la réponse négative' }));

    await screen.findByText('Réponse négative le 18 novembre');
    expect(changes(api)).toEqual([{ status: 'refused' }]);
    expect(await screen.findByRole('region', { name: 'Réponse' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Entretien proposé' })).not.toBeInTheDocument();
    // An offer with an answer has no reminder.
    expect(screen.queryByRole('heading', { name: 'Relance' })).not.toBeInTheDocument();
  });

  it('that is an interview is asked for twice, leads to planning it, and is taken back', async () => {
    const api = follow(site, remembering(site));
    const { user, address } = await open(site);
    await user.click(await screen.findByRole('button', { name: 'Entretien proposé' }));
    await axe(await screen.findByRole('dialog', { name: /^Un entretien vous est proposé/ }));
    expect(changes(api)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Noter et planifier l’entretien' }));

    await waitFor(() =>
      expect(address()).toBe(`/networking-actions/create?actionType=jobInterview&jobOffer=${site.id}`),
    );
    expect(changes(api)).toEqual([{ status: 'accepted' }]);
    await user.click(await toasts().findByRole('button', { name: 'Annuler' }));

    await screen.findByText('L’annonce est de nouveau en cours');
    expect(changes(api)).toEqual([{ status: 'accepted' }, { status: 'pending' }]);
    await waitFor(() => expect(address()).toBe(`/job-offers/${site.id}`));
  });

  it('that is not taken changes nothing, and says so', async () => {
    follow(site, { 'PUT /me/jobOffers/:jobOfferId': () => refuse(500, { code: 'unexpected' }) });
    const { user, address } = await open(site);
    await user.click(await screen.findByRole('button', { name: 'Entretien proposé' }));
    await user.click(await screen.findByRole('button', { name: 'Noter et planifier l’entretien' }));

    await screen.findByText(/une erreur inattendue est survenue/);
    expect(address()).toBe(`/job-offers/${site.id}`);
    await screen.findByRole('button', { name: 'Entretien proposé' });
  });
});

it('deletes a job offer from its page, leads back to the list, and takes it back', async () => {
  const api = follow(site, {
    'DELETE /me/jobOffers/:jobOfferId': () => undefined,
    'PUT /me/jobOffers/:jobOfferId/restore': () => site,
  });
  const { user, address } = await open(site, { from: '/job-offers?filter=pending' });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  await user.click(await screen.findByRole('button', { name: 'Supprimer l’annonce' }));

  await screen.findByText('Annonce supprimée avec succès');
  await waitFor(() => expect(address()).toBe('/job-offers?filter=pending'));
  // A deleted entry is not fetched again: the answer would be a 404.
  expect(api.requestsOf('GET /me/jobOffers/:jobOfferId')).toHaveLength(1);
  await user.click(toasts().getByRole('button', { name: 'Annuler' }));

  await screen.findByText('« Cheffe de projet travaux » est de nouveau dans vos annonces');
});
