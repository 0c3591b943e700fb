import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { wholePage } from '../../platform/lists';
import { listOrganizations, readOrganization, readRoles } from './list';

const mayRead = staff('organizations', 'r');

export const organizationRoutes = defineRoutes((on) => {
  on('GET /roles', staff('roles', 'r'), async ({ db, person, locale }) =>
    wholePage(await readRoles(db, person, locale)),
  );

  on('GET /organizations', mayRead, ({ db, person, query }) => listOrganizations(db, person, query));

  on('GET /organizations/:organizationId', mayRead, ({ db, person, params }) =>
    readOrganization(db, person, params.organizationId),
  );
});
