import { textLocales } from '@passerelle/shared/contract/enums/locales';
import type { NewsLetter } from '@passerelle/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';

import { clearCachedAnswers } from '@passerelle/shared/client';
import { aStaffProfile, axe, fakeApi, type Handlers, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { FollowUp } from './follow-up';
import { followUpHandlers, silentPeople } from './follow-up.test-helper';

const letter = { subject: 'De vos nouvelles', paragraphs: ['Bonjour,'], action: 'Ouvrir', closing: 'À bientôt' };
const texts = { opened: letter, unopened: letter };
const filters = {
  range: { from: Date.parse('2026-11-11T23:00:00Z'), until: Date.parse('2026-11-18T23:00:00Z') },
  zone: 'Europe/Paris',
  user: null,
  group: null,
  distrib: null,
  compare: false,
  asOf: Date.parse('2026-11-18T12:00:00Z'),
};

async function open(handlers: Handlers = {}, role: 'manager' | 'headHR' = 'headHR') {
  const me = aStaffProfile(role);
  const api = fakeApi({ 'GET /me': () => me, ...followUpHandlers, ...handlers });
  return { api, ...(await renderScreen(<FollowUp filters={filters} />, { route: '/client/reporting', person: me })) };
}
/** By the beginning of its question. */
const card = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const wordsOf = (element: HTMLElement) => element.textContent?.replaceAll(/\s/g, ' ').trim();

beforeEach(() => clearCachedAnswers());

describe('the follow-up area', () => {
  it('lists silent people, with the reason in words', async () => {
    await open();

    const silent = await card('Qui n’a plus donné de nouvelles');
    const rows = await within(silent).findAllByRole('listitem');
    expect(rows.map(wordsOf)).toEqual([
      expect.stringContaining('Aucune connexion depuis 18 jours'),
      expect.stringContaining('N’a jamais ouvert son compte, invitation envoyée il y a 10 jours'),
      expect.stringContaining('Se connecte, mais aucune tâche depuis 4 semaines'),
    ]);
    expect(within(silent).getByRole('link', { name: 'Voir les 3' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/client\/users\?.*figure=silent/),
    );
    await axe();
  });

  it('previews the letter, writes to the selected people and opens the outcome', async () => {
    const { api, user, address } = await open({
      'GET /users/newsLetter': () => Object.fromEntries(textLocales.map((code) => [code, texts])) as NewsLetter,
      'POST /users/bulk': () => refuse(409, { code: 'conflict' }),
    });
    const silent = await card('Qui n’a plus donné de nouvelles');
    await user.click(await within(silent).findByRole('checkbox', { name: /Thérèse Abadie/ }));
    await user.click(within(silent).getByRole('button', { name: /^Prendre des nouvelles/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/De vos nouvelles/);
    await axe();

    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);

    await waitFor(() => expect(api.requestsOf('POST /users/bulk')).toHaveLength(1));
    expect(api.requestsOf('POST /users/bulk')[0]?.body).toEqual({
      kind: 'askNews',
      selection: { ids: [silentPeople[1]?.id] },
    });
    // On refusal, the page does not change.
    expect(address()).toBe('/client/reporting');
  });

  it('names the missing input before a letter can be sent', async () => {
    const { user } = await open();

    const silent = within(await card('Qui n’a plus donné de nouvelles'));
    const write = await silent.findByRole('button', { name: /^Prendre des nouvelles/ });
    expect(write).toHaveAccessibleDescription(/^Cochez les personnes à qui écrire/);
    await user.click(silent.getByRole('checkbox', { name: /Thérèse Abadie/ }));
    expect(write).not.toHaveAccessibleDescription();
    expect(silent.getByRole('checkbox', { name: 'Toute la page' })).toBePartiallyChecked();
    await user.click(silent.getByText('Toute la page'));
    expect(silent.getByRole('checkbox', { name: 'Toute la page' })).toBeChecked();
  });

  it('says that the seats could not be read, rather than that none expires', async () => {
    const { api, user } = await open({ 'GET /reporting/expiringSeats': () => refuse(503, { code: 'notReady' }) });

    const ending = within(await card('Quels programmes se terminent bientôt'));
    await ending.findByText(/places sur le point d’expirer n’ont pas pu être chargées/);
    expect(ending.queryByText(/Aucune place libre/)).not.toBeInTheDocument();
    api.answer(followUpHandlers);
    await user.click(ending.getByRole('button', { name: 'Réessayer' }));
    await ending.findByText(/3 places/);
  });

  it('offers no mail without the permission to write', async () => {
    await open({}, 'manager');

    const silent = await card('Qui n’a plus donné de nouvelles');
    await within(silent).findAllByRole('listitem');
    expect(within(silent).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(within(silent).queryByRole('button', { name: /^Prendre des nouvelles/ })).not.toBeInTheDocument();
  });

  it('shows the funnel, the solutions, the time to a solution and the programmes about to end', async () => {
    await open();

    const funnel = await card('Jusqu’où vont les personnes invitées');
    expect((await within(funnel).findAllByRole('listitem')).map(wordsOf)).toEqual([
      'Invitation envoyée28',
      expect.stringMatching(/^Première connexion2175 % de l’étape d’avant$/),
      expect.stringMatching(/^Premier entretien passé314 % de l’étape d’avant$/),
      expect.stringMatching(/^Candidature acceptée3100 % de l’étape d’avant$/),
    ]);
    const solutions = within(await card('Quelles solutions ont été trouvées'));
    const rows = (await solutions.findAllByRole('row')).map(wordsOf);
    expect(rows).toEqual(
      expect.arrayContaining(['Reclassement interne12', 'Retraite01', 'Total13', 'En recherche–20']),
    );
    within(await card('Combien de temps avant une solution')).getByText('8 semaines');
    within(await card('Quels programmes se terminent bientôt')).getByText(/3 places/);
  });

  it('says « plus de » when half of the people have no solution yet', async () => {
    await open({
      'GET /reporting/timeToSolution': () => ({ people: 24, placed: 4, medianDays: null, followedDays: 90 }),
    });

    const time = within(await card('Combien de temps avant une solution'));
    await time.findByText('Plus de 12 semaines');
    time.getByText(/la médiane n’est pas atteinte/);
  });

  it('shows empty texts, and keeps working when one list fails', async () => {
    const { api, user } = await open({
      'GET /reporting/silent': () => listOf([]),
      'GET /reporting/funnel': () => refuse(503, { code: 'notReady' }),
    });

    await screen.findByText(/Aucune personne à relancer/);
    const funnel = within(await card('Jusqu’où vont les personnes invitées'));
    await funnel.findByText(
      /^Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard\.\s*$/,
    );
    api.answer(followUpHandlers);
    await user.click(funnel.getByRole('button', { name: 'Réessayer' }));

    await funnel.findByText('Invitation envoyée');
  });
});
