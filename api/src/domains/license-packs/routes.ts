import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { listPacks, readPackStats } from './list';

const mayRead = staff('licensePacks', 'r');

export const licensePackRoutes = defineRoutes((on) => {
  on('GET /licensePacks', mayRead, ({ db, person, query, locale }) => listPacks(db, person, query, locale));

  on('GET /licensePacks/stats', mayRead, ({ db, person, query, now }) =>
    readPackStats(db, person, query.organization, now),
  );
});
