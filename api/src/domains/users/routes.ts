import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { checkUser, createUser } from './create-user';
import { deleteUser, listDeletedUsers, restoreUser } from './delete-user';
import { endSessionsOf, resetSecondFactor } from './end-access';
import { selectionExport, usersExport } from './list/export-users';
import { listUsers } from './list/list-users';
import { previewProgram } from './preview-program';
import { readUser } from './read-user';
import { cancelEmail, releaseEmail } from './staff-email';
import { updateUser } from './update-user';
import { sendWelcome } from './welcome';

const mayRead = staff('users', 'r');
const mayWrite = staff('users', 'w');

export const userRoutes = defineRoutes((on) => {
  on('GET /users', mayRead, ({ db, person, query, ...context }) => listUsers(db, person, query, context), {
    mayLag: true,
  });

  on(
    'GET /users/export',
    mayRead,
    async (context) => {
      const { file, chunks } = await usersExport(context);
      return context.services.exports.stream(context.reply, file, chunks);
    },
    { load: 'file' },
  );

  on(
    'POST /users/export',
    mayRead,
    async (context) => {
      const { file, chunks } = await selectionExport(context);
      return context.services.exports.stream(context.reply, file, chunks);
    },
    { load: 'file', transaction: false },
  );

  on(
    'GET /users/active',
    mayRead,
    ({ db, person, query, ...context }) => listUsers(db, person, { ...query, userDetailsType: 'active' }, context),
    { mayLag: true },
  );

  on(
    'GET /users/inactive',
    mayRead,
    ({ db, person, query, ...context }) => listUsers(db, person, { ...query, userDetailsType: 'inactive' }, context),
    { mayLag: true },
  );

  on(
    'GET /users/suspended',
    mayRead,
    ({ db, person, query, ...context }) => listUsers(db, person, { ...query, userDetailsType: 'suspended' }, context),
    { mayLag: true },
  );

  on('POST /users/sendWelcome', mayWrite, sendWelcome, { oneselfOnly: true });

  on('GET /users/deleted', mayWrite, ({ db, person, query, now }) => listDeletedUsers(db, person, query, now));

  on('POST /users', mayWrite, createUser);

  on('POST /users/check', mayWrite, checkUser);

  on('PUT /users/:userId', mayWrite, updateUser);

  on('POST /users/:userId/program/preview', mayWrite, previewProgram);

  on('DELETE /users/:userId', mayWrite, deleteUser, { oneselfOnly: true });

  on('PUT /users/:userId/restore', mayWrite, restoreUser);

  on('DELETE /users/:userId/sessions', mayWrite, endSessionsOf, { oneselfOnly: true });

  on('DELETE /users/:userId/secondFactor', mayWrite, resetSecondFactor, { oneselfOnly: true });

  on('POST /users/:userId/emailChange/release', mayWrite, releaseEmail, { oneselfOnly: true });

  on('DELETE /users/:userId/emailChange', mayWrite, cancelEmail, { oneselfOnly: true });

  on('GET /users/:userId', mayRead, ({ db, person, params, ...context }) =>
    readUser(db, person, params.userId, context),
  );
});
