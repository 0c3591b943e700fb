import { staff } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { recordFor } from '../../../platform/sessions/audit';
import { organizationFor } from '../../accounts/organization-for';
import { listPacks, readPack, readPackStats } from './list-packs';
import { addPack, contentIn, deletePack, updatePack } from './write-pack';

const mayRead = staff('licensePacks', 'r');
const mayWrite = staff('licensePacks', 'w');

export const licensePackRoutes = defineRoutes((on) => {
  on(
    'GET /licensePacks',
    mayRead,
    ({ db, person, query, locale, now }) => listPacks(db, person, query, { locale, now }),
    {
      mayLag: true,
    },
  );

  on('GET /licensePacks/stats', mayRead, ({ db, person, query, now }) =>
    readPackStats(db, person, query.organization, now),
  );

  on('GET /licensePacks/:packId', mayRead, ({ db, person, params, locale }) =>
    readPack(db, person, params.packId, locale),
  );

  on('POST /licensePacks', mayWrite, async (context) => {
    const { db, person, body, locale } = context;
    const organizationId = await organizationFor(db, person, body.organization);
    const id = await addPack({ ...context, record: recordFor(context) }, organizationId, contentIn(body));
    return readPack(db, person, id, locale);
  });

  on('PUT /licensePacks/:packId', mayWrite, async (context) => {
    const { db, person, params, body, locale } = context;
    await updatePack({ ...context, record: recordFor(context) }, params.packId, contentIn(body));
    return readPack(db, person, params.packId, locale);
  });

  on('DELETE /licensePacks/:packId', mayWrite, (context) =>
    deletePack({ ...context, record: recordFor(context) }, context.params.packId),
  );
});
