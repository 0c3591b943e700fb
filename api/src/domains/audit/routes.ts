import { findPlace } from '../../platform/database/read-replica';
import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { auditExport } from './export-audit';
import { listAudit, recordExport } from './list-audit';
import { readUserHistory } from './user-history';

const mayRead = staff('organizations', 'r');

export const auditRoutes = defineRoutes((on) => {
  on('GET /audit', mayRead, listAudit);

  on(
    'GET /audit/export',
    mayRead,
    async (context) => {
      const { services, reply, query } = context;
      const from = await findPlace(context.readFromCopy);
      const { file, chunks } = auditExport({ ...context, db: services.readCopy?.following(from) ?? context.db });
      await recordExport(context, query);
      return services.exports.send(reply, file, chunks);
    },
    { load: 'file' },
  );

  on('GET /users/:userId/history', staff('users', 'r'), readUserHistory, { mayLag: true });
});
