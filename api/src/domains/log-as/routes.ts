import { entrance, staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { leaveLogAs, logAs } from './start-log-as';

/** Each hands over a new token once it is committed. */
const ownTransaction = { transaction: false } as const;

export const logAsRoutes = defineRoutes((on) => {
  on('POST /logAs', staff('logAs', 'w'), logAs, { ...ownTransaction, oneselfOnly: true });

  // As the other person, who may not have this permission, nor have accepted the terms.
  on('DELETE /logAs', entrance, leaveLogAs, ownTransaction);
});
