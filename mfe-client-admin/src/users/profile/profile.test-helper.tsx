import type { OwnProfile, User } from '@passerelle/shared/contract';
import { aStaffProfile, fakeApi, type FakeApi, type Handlers, listOf, renderScreen } from '@passerelle/shared/testing';

import { UserProfileScreen } from './user-profile.screen';

export const claire = aStaffProfile('headHR');

/** One person, for this member of staff. */
export const profileApi = (user: User, more: Handlers = {}, me: OwnProfile = claire): FakeApi =>
  fakeApi({
    'GET /me': () => me,
    'GET /users/:userId': () => user,
    'GET /users/:userId/library': () => listOf([]),
    'GET /users/:userId/history': () => listOf([]),
    ...more,
  });

export const openProfile = (user: User, { state, me = claire }: { state?: unknown; me?: OwnProfile } = {}) =>
  renderScreen(<UserProfileScreen />, {
    route: `/client/user/${user.id}`,
    path: '/client/user/:userId',
    state,
    person: me,
  });
