import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { wholePage } from '../../platform/lists';
import { recordFor } from '../../platform/sessions/audit';
import { openOrganization } from './create-organization';
import { createOwner } from './create-owner';
import { listOrganizations, readOrganization, readOwner, readRoles } from './list-organizations';
import { valuesIn } from './organization-columns';
import { cleanThemePicture, saveTheme } from './save-theme';
import { lockOrganization, updateOrganization } from './update-organization';

const mayRead = staff('organizations', 'r');
const mayWrite = staff('organizations', 'w');

export const organizationRoutes = defineRoutes((on) => {
  on('GET /roles', staff('roles', 'r'), async ({ db, person, locale }) =>
    wholePage(await readRoles(db, person, locale)),
  );

  on('GET /organizations', mayRead, ({ db, person, query }) => listOrganizations(db, person, query), { mayLag: true });

  on('GET /organizations/:organizationId', mayRead, ({ db, person, params }) =>
    readOrganization(db, person, params.organizationId),
  );

  on('POST /organizations', mayWrite, async (context) => {
    const { owner, ...values } = context.body;
    const creating = { ...context, record: recordFor(context) };
    const { id } = await openOrganization(creating, { ...valuesIn(values), name: values.name }, owner);
    return readOrganization(context.db, context.person, id);
  });

  on('PUT /organizations/:organizationId', mayWrite, async (context) => {
    const { db, person, params, body } = context;
    await updateOrganization({ ...context, record: recordFor(context) }, params.organizationId, valuesIn(body));
    return readOrganization(db, person, params.organizationId);
  });

  on(
    'PUT /organizations/:organizationId/theme',
    mayWrite,
    async (context) => {
      const { db, person, params, body, files, services } = context;
      const { logoUrl, bannerUrl, ...colours } = body;
      const saving = { ...context, files: services.files, record: recordFor(context) };
      const pictures = { logo: files['logo']?.[0] ?? logoUrl, banner: files['banner']?.[0] ?? bannerUrl };
      await saveTheme(saving, params.organizationId, { ...colours, ...pictures });
      return readOrganization(db, person, params.organizationId);
    },
    {
      load: 'file',
      before: async ({ files }) => {
        for (const picture of Object.values(files).flat()) await cleanThemePicture(picture);
      },
    },
  );

  on('POST /organizations/:organizationId/owners', mayWrite, async (context) => {
    const { organizationId } = context.params;
    await lockOrganization({ db: context.db, person: context.person }, organizationId);
    return readOwner(
      context.db,
      await createOwner({ ...context, record: recordFor(context) }, organizationId, context.body),
    );
  });
});
