import { staff } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { newsLetter } from './news-letter';
import { listBulkPeople, readBulk } from './read-bulk';
import { resumeBulk } from './resume-bulk';
import { countBulk, startBulk } from './start-bulk';

const mayWrite = staff('users', 'w');

export const bulkActionRoutes = defineRoutes((on) => {
  on('POST /users/bulk', mayWrite, startBulk, { before: countBulk, oneselfOnly: true });

  on('GET /users/newsLetter', mayWrite, () => newsLetter());

  on('GET /users/bulk/:bulkId', mayWrite, ({ db, person, params }) => readBulk(db, person, params.bulkId), {
    isPoll: true,
  });

  on('POST /users/bulk/:bulkId/resume', mayWrite, resumeBulk, { before: countBulk, oneselfOnly: true });

  on('GET /users/bulk/:bulkId/people', mayWrite, listBulkPeople);
});
