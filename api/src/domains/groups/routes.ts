import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { listGroups } from './list';

export const groupRoutes = defineRoutes((on) => {
  on('GET /users/groups', staff('userGroups', 'r'), ({ db, person, query }) => listGroups(db, person, query));
});
