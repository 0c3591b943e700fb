import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { usersExport } from './export';
import { listUsers } from './list';
import { readUser } from './read-user';
import { sendWelcome } from './welcome';

const mayRead = staff('users', 'r');

export const userRoutes = defineRoutes((on) => {
  on('GET /users', mayRead, ({ db, person, query, ...context }) => listUsers(db, person, query, context));

  on(
    'GET /users/export',
    mayRead,
    (context) => {
      const { file, chunks } = usersExport(context);
      return context.services.exports.send(context.reply, file, chunks);
    },
    { load: 'file' },
  );

  on('GET /users/active', mayRead, ({ db, person, query, ...context }) =>
    listUsers(db, person, { ...query, userDetailsType: 'active' }, context),
  );

  on('GET /users/inactive', mayRead, ({ db, person, query, ...context }) =>
    listUsers(db, person, { ...query, userDetailsType: 'inactive' }, context),
  );

  on('GET /users/suspended', mayRead, ({ db, person, query, ...context }) =>
    listUsers(db, person, { ...query, userDetailsType: 'suspended' }, context),
  );

  on('POST /users/sendWelcome', staff('users', 'w'), sendWelcome);

  on('GET /users/:userId', mayRead, ({ db, person, params, ...context }) =>
    readUser(db, person, params.userId, context),
  );
});
