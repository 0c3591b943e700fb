import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { requestErasure, withdrawErasure } from './erasure-request';

export const erasureRoutes = defineRoutes((on) => {
  on('POST /me/erasure', participant, requestErasure, { transaction: false, bodyLimit: 50_000, oneselfOnly: true });

  on('DELETE /me/erasure', participant, withdrawErasure, { oneselfOnly: true });
});
