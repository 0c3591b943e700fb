import { staff } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { newsLetter } from './news-letter';
import { cancelBulk, resumeBulk, undoBulk } from './change-bulk';
import { listBulkPeople, listBulks, readBulk } from './read-bulk';
import { countBulk, startBulk } from './start-bulk';

const mayWrite = staff('users', 'w');

export const bulkActionRoutes = defineRoutes((on) => {
  on('POST /users/bulk', mayWrite, startBulk, { before: countBulk, oneselfOnly: true });

  on('GET /users/bulk', mayWrite, listBulks);

  on('GET /users/newsLetter', mayWrite, () => newsLetter());

  on('GET /users/bulk/:bulkId', mayWrite, ({ db, person, params, now }) => readBulk(db, person, params.bulkId, now), {
    isPoll: true,
  });

  on('POST /users/bulk/:bulkId/resume', mayWrite, resumeBulk, { before: countBulk, oneselfOnly: true });

  on('POST /users/bulk/:bulkId/undo', mayWrite, undoBulk, { before: countBulk, oneselfOnly: true });

  on('POST /users/bulk/:bulkId/cancel', mayWrite, cancelBulk);

  on('GET /users/bulk/:bulkId/people', mayWrite, listBulkPeople);
});
