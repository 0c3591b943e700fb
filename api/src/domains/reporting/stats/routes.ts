import { member } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { readStats } from './participant-stats';

export const statsRoutes = defineRoutes((on) => {
  on('GET /me/stats', member, ({ db, person, now }) => readStats(db, person.id, now));
});
