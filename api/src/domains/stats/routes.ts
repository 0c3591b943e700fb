import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { readStats } from './stats';

export const statsRoutes = defineRoutes((on) => {
  on('GET /me/stats', participant, ({ db, person, now }) => readStats(db, person.id, now));
});
