import { staff } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { listGroups, readGroup } from './list-groups';
import { createGroup, deleteGroup, updateGroup } from './write-group';

const mayRead = staff('userGroups', 'r');
const mayWrite = staff('userGroups', 'w');

export const groupRoutes = defineRoutes((on) => {
  on('GET /users/groups', mayRead, ({ db, person, query }) => listGroups(db, person, query), { mayLag: true });

  on('POST /users/groups', mayWrite, async (context) =>
    readGroup(context.db, context.person, await createGroup(context)),
  );

  on('GET /users/groups/:groupId', mayRead, ({ db, person, params }) => readGroup(db, person, params.groupId));

  on('PUT /users/groups/:groupId', mayWrite, async (context) => {
    await updateGroup(context);
    return readGroup(context.db, context.person, context.params.groupId);
  });

  on('DELETE /users/groups/:groupId', mayWrite, deleteGroup);
});
