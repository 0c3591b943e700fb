import type { User, UserProgram } from '@passerelle/shared/contract';
import { anId, aParticipantProgram, aSuspension, aUser, axe, fact } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';

import { openProfile, profileApi } from './profile.test-helper';

const { suspendedUntil: _, ...participantProgram } = aParticipantProgram();
const aUserProgram = (with_: Partial<UserProgram> = {}): UserProgram => ({
  ...participantProgram,
  pack: { id: anId(), name: 'Automne 2026' },
  extensions: [],
  closure: null,
  ...with_,
});
const seen = { count: 14, timeOnline: 3_600, lastAt: '2026-11-17T20:00:00.000Z' };
const idle = aUser().stats.activity;

const open = async (user: User) => {
  profileApi(user);
  const rendered = await openProfile(user);
  return { ...rendered, card: await screen.findByRole('region', { name: 'Activité' }) };
};

describe('the activity of a person', () => {
  it('is told in numbers, first on the page', async () => {
    const user = aUser({
      sessions: seen,
      selectedProgram: aUserProgram(),
      stats: {
        badges: { cv: { level: 'lvl2' }, linkedin: { level: null }, professionalProject: { level: 'lvl1' } },
        activity: {
          silence: null,
          actions: { done: 6, planned: 2 },
          interviews: { done: 1, planned: 0 },
          applications: { sent: 3, accepted: 1 },
        },
      },
    });

    const { card } = await open(user);

    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(card).toContainElement(first ?? null);
    expect(fact('Dernière connexion')).toHaveTextContent('il y a 13 heures14 connexions en tout');
    expect(fact('Semaine')).toHaveTextContent('7 sur 12');
    expect(fact('Points de la semaine')).toHaveTextContent('0 sur 100');
    expect(fact('Objectifs atteints')).toHaveTextContent('0 sur 6 semaines passées');
    expect(fact('Actions de networking')).toHaveTextContent('6 faites2 à venir');
    expect(fact('Entretiens d’embauche')).toHaveTextContent(/^1 passé$/);
    expect(fact('Candidatures')).toHaveTextContent('3 envoyées1 acceptée');
    const badges = within(within(card).getByRole('list', { name: 'Badges' })).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'CVArgent',
      'LinkedInÀ commencer',
      'Projet professionnelArgent en cours',
    ]);
    expect(within(card).queryByText('Sans nouvelles')).not.toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Voir son reporting' })).toHaveAttribute(
      'href',
      `/client/reporting?user=${user.id}&userName=Thomas+Le+Goff`,
    );
    await axe();
  });

  it('says why a person counts as silent', async () => {
    const silence = { reason: 'noConnection', since: '2026-10-29T08:00:00.000Z' } as const;
    const { card } = await open(aUser({ sessions: seen, stats: { ...aUser().stats, activity: { ...idle, silence } } }));

    expect(within(card).getByRole('note')).toHaveTextContent('Sans nouvellesAucune connexion depuis 20 jours');
  });

  it('counts goals of past weeks, and tells a suspension', async () => {
    const weeks = participantProgram.weeks.map((week) => ({
      ...week,
      points: week.index <= 4 ? 100 : week.points,
      suspended: week.index === 5,
    }));
    await open(aUser({ selectedProgram: aUserProgram({ weeks, suspensions: [aSuspension()] }) }));

    expect(fact('Objectifs atteints')).toHaveTextContent('4 sur 5 semaines passées');
    expect(fact('Suspensions')).toHaveTextContent('1 depuis le débutEn cours jusqu’au 6 décembre');
  });

  it('of an account that was never opened says what became of the invitation', async () => {
    const sessions = { count: 0, timeOnline: 0, lastAt: null };
    const invited = aUser({ sessions, hasSetupAccount: false, welcomeSentAt: '2026-11-10T08:00:00.000Z' });
    const { unmount } = await open(invited);

    expect(fact('Dernière connexion')).toHaveTextContent('JamaisInvitation envoyée le 10 novembre');
    unmount();
    await open(aUser({ sessions, hasSetupAccount: false, welcomeSentAt: null }));
    expect(fact('Dernière connexion')).toHaveTextContent('JamaisInvitation pas encore envoyée');
    expect(fact('Actions de networking')).toHaveTextContent('Aucune');
  });

  it('is not shown of staff', async () => {
    const manager = aUser({ role: { slug: 'manager' } });
    profileApi(manager);

    await openProfile(manager);

    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Activité' })).not.toBeInTheDocument();
  });
});
