import type { User, UserProgram } from '@passerelle/shared/contract';
import { aLicensePack, anId, aParticipantProgram, aUser } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { openProfile, profileApi } from '../profile/profile.test-helper';

export const pack = aLicensePack({ name: 'Automne 2026' });
export const extension = {
  id: anId(),
  program: { id: anId(), name: 'Quatre semaines de plus' },
  pack: { id: pack.id, name: pack.name },
  dates: { fromDate: '2026-12-28T00:00:00.000Z', toDate: '2027-01-24T23:59:59.999Z' },
  createdAt: '2026-11-16T09:00:00.000Z',
};

const { suspendedUntil: _, ...course } = aParticipantProgram();

export const following = (with_: Partial<UserProgram> = {}, of: Partial<User> = {}): User =>
  aUser({
    ...of,
    selectedProgram: {
      ...course,
      pack: { id: pack.id, name: pack.name },
      extensions: [],
      closure: null,
      ...with_,
    },
  });

export const show = async (user: User, more: Parameters<typeof profileApi>[1] = {}, state?: unknown) => {
  const api = profileApi(user, more);
  return { api, ...(await openProfile(user, { state })) };
};
export const shown = (name: string) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name });
export const offered = async () => {
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'Modifier' });
  return [
    'Sélectionner un programme maintenant',
    'Prolonger maintenant',
    'Prolonger à nouveau',
    'Changer de programme',
    'Rouvrir',
    'Clôturer le programme',
    'Modifier la clôture',
  ].filter((name) => shown(name) !== null);
};
