import { entrance, staff } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { leaveLogAs, logAs } from './start-log-as';

/** Each sends a new token after its commit. */
const ownTransaction = { transaction: false } as const;

export const logAsRoutes = defineRoutes((on) => {
  on('POST /logAs', staff('logAs', 'w'), logAs, { ...ownTransaction, oneselfOnly: true });

  // Called as the impersonated person, who may lack this permission and accepted terms.
  on('DELETE /logAs', entrance, leaveLogAs, ownTransaction);
});
