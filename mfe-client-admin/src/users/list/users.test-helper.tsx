import type { OwnProfile, UserSummary } from '@passerelle/shared/contract';
import { aStaffProfile, fakeApi, listOf, renderScreen, type FakeApi, type Handlers } from '@passerelle/shared/testing';

import { UserListScreen } from './user-list.screen';

const claire = aStaffProfile('headHR');

/** A list of these users, for this member of staff. */
export const usersApi = (users: UserSummary[], more: Handlers = {}, me: OwnProfile = claire): FakeApi =>
  fakeApi({
    'GET /me': () => me,
    'GET /users': () => listOf(users),
    'GET /users/groups': () => listOf([]),
    'GET /me/lists/:list': () => ({ columns: null, views: [], version: 0 }),
    ...more,
  });

export const openUsers = (route = '/client/users', person: OwnProfile = claire, state?: unknown) =>
  renderScreen(<UserListScreen />, { route, person, state });
