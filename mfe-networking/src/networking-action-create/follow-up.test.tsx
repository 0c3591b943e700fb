import { screen, within } from '@testing-library/react';

import { aJobOffer, anAppointment, dateField, refuse, shownDate } from '@passerelle/shared/testing';
import { dialog, fill, marieAnge, network, open, press } from './wizard.test-helper';

const create = '/networking-actions/create';
const soon = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, soon);
const offer = aJobOffer({ title: 'Cheffe de projet travaux' });
const known = ({ id, firstName, lastName }: typeof marieAnge) => ({ id, firstName, lastName });
const parent = anAppointment({
  title: 'Premier entretien',
  actionType: 'jobInterview',
  status: 'validated',
  comment: 'Bien.',
  contact: {
    ...known(marieAnge),
    company: { name: 'Groupe Alizé' },
  },
  jobOffer: {
    id: offer.id,
    title: offer.title,
  },
});
const title = () => screen.getByLabelText<HTMLInputElement>('Titre').value;
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

describe('planning the interview that follows one', () => {
  it('begins with what is known of it, says what it follows, and sends it along', async () => {
    const api = network({
      'GET /me/agenda/:appointmentId': () => parent,
      'GET /me/contacts/:contactId': () => marieAnge,
    });
    const query = `actionType=jobInterview&date=2026-11-24T12%3A30&parent=${parent.id}`;
    const page = await open(`${create}?${query}`, { from: `/networking-actions/${parent.id}` });
    await screen.findByLabelText('Titre');
    expect([title(), chosen()]).toEqual(['Suite\u00A0: Premier entretien', 'jobInterview']);
    screen.getByText('Fait suite à « Premier entretien »');
    screen.getByText('Pour l’annonce « Cheffe de projet travaux »');
    await press(page, 'Continuer');
    await heading('Qui souhaitez-vous rencontrer\u202F?');
    expect(page.address()).toBe(`${create}/who?${query}`);
    expect(await screen.findByRole('radio', { checked: true })).toHaveAttribute('value', marieAnge.id);
    await press(page, 'Continuer');
    await heading('Quand avez-vous rendez‑vous\u202F?');
    expect(shownDate(dateField('Jour'))).toBe('24/11/2026');
    expect(shownDate(dateField('Heure'))).toBe('12 h 30');
    screen.getByText('Fait suite à « Premier entretien »');
    await page.user.click(screen.getByRole('radio', { name: 'En visio' }));
    await press(page, 'Planifier');

    const success = within(await dialog());
    expect(success.getByRole('link', { name: 'Voir l’action' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/networking-actions\/[\da-f-]{36}$/),
    );
    expect(api.requestsOf('POST /me/agenda').map(({ body }) => body)).toEqual([
      {
        title: 'Suite\xA0: Premier entretien',
        actionType: 'jobInterview',
        contact: marieAnge.id,
        date: '2026-11-24T12:30:00+01:00',
        type: 'video',
        url: null,
        parent: parent.id,
        firstAppointment: parent.id,
        jobOffer: offer.id,
        context: 'hiring',
      },
    ]);
  });

  it('begins with the interview for an offer, over what was given up before', async () => {
    network({ 'GET /me/jobOffers/:jobOfferId': () => offer });
    const before = await open(`${create}/what`);
    await before.user.click(screen.getByRole('radio', { name: 'Relance' }));
    await fill(before, 'Titre', 'Abandonnée');
    before.unmount();

    await open(`${create}?jobOffer=${offer.id}`);
    await screen.findByLabelText('Titre');
    expect([title(), chosen()]).toEqual(['Entretien\u00A0: Cheffe de projet travaux', 'jobInterview']);
  });

  it('leaves nothing to the next action when it is given up', async () => {
    network({
      'GET /me/agenda/:appointmentId': () => parent,
      'GET /me/contacts/:contactId': () => marieAnge,
    });
    const before = await open(`${create}?actionType=jobInterview&parent=${parent.id}`);
    await screen.findByLabelText('Titre');
    await press(before, 'Continuer');
    await heading('Qui souhaitez-vous rencontrer\u202F?');
    before.unmount();

    await open(create);
    await screen.findByLabelText('Titre');
    expect(title()).toBe('');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('is an action like any other when the address names nothing of the person’s own', async () => {
    network({
      'GET /me/agenda/:appointmentId': () => refuse(404, { code: 'notFound' }),
      'GET /me/jobOffers/:jobOfferId': () => refuse(404, { code: 'notFound' }),
    });
    await open(`${create}?parent=${parent.id}&jobOffer=${offer.id}`);
    await screen.findByLabelText('Titre');
    expect(title()).toBe('');
    expect(screen.queryByText(/^Fait suite|^Pour l’annonce/)).not.toBeInTheDocument();
  });

  it('does not lose its series because it cannot be known just now', async () => {
    const api = network({ 'GET /me/agenda/:appointmentId': () => refuse(500, { code: 'unexpected' }) });
    const page = await open(`${create}?parent=${parent.id}`);
    await screen.findByRole('heading', { name: 'Ce que cette action suit ne répond pas' });
    const action = { ...parent, contact: null, contactName: 'Omar' };
    api.answer({ 'GET /me/agenda/:appointmentId': () => action });
    await press(page, 'Réessayer');
    await screen.findByText('Fait suite à « Premier entretien »');
  });
});
