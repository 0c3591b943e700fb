import { member } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { requestErasure, withdrawErasure } from './erasure-request';

export const erasureRoutes = defineRoutes((on) => {
  on('POST /me/erasure', member, requestErasure, { transaction: false, bodyLimit: 50_000, oneselfOnly: true });

  on('DELETE /me/erasure', member, withdrawErasure, { oneselfOnly: true });
});
