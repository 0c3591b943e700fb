import { Type } from 'typebox';
import { defineCalls } from '../call';
import { UserGroup, UserGroupBody } from '../entities/people/organization';
import { groupSorts } from '../enums/users';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { listQuery } from '../paging';
import { listOf } from '../envelope';

const params = Type.Object({ groupId: Id });

export const groupCalls = defineCalls({
  'GET /users/groups': {
    summary: 'The groups one may see, page by page.',
    query: listQuery(groupSorts, { organization: Type.Optional(Id) }, pageSizes.groups),
    response: listOf(UserGroup),
  },
  'POST /users/groups': {
    summary: 'Add a group.',
    body: UserGroupBody,
    response: UserGroup,
    touches: ['/users/groups/*'],
  },
  'GET /users/groups/:groupId': { summary: 'One group.', params, response: UserGroup },
  'PUT /users/groups/:groupId': {
    summary: 'Change a group.',
    params,
    body: UserGroupBody,
    response: UserGroup,
    touches: ['/users/*'],
  },
  'DELETE /users/groups/:groupId': { summary: 'Delete a group; its people stay.', params, touches: ['/users/*'] },
});
