import { member, staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { listPrograms, readProgram } from './catalogue';
import { readOwnProgram } from './own-program';
import { reactivateProgram } from './suspend-program';
import { suspendProgram } from './suspend-program';

const mayRead = staff('programs', 'r');

export const programRoutes = defineRoutes((on) => {
  on('GET /me/program', member, ({ db, person, locale, now }) => readOwnProgram(db, person.id, locale, now));

  on('PUT /me/program', member, async ({ db, person, body, locale, now }) => {
    if (body.suspensions === 0) await reactivateProgram(db, person.id, now);
    else await suspendProgram(db, person.id, body.suspensions, now);
    return readOwnProgram(db, person.id, locale, now);
  });

  on('GET /programs', mayRead, ({ db, person, query, locale }) => listPrograms(db, person, query, locale));

  on('GET /programs/:programId', mayRead, ({ db, person, params, locale }) =>
    readProgram(db, person, params.programId, locale),
  );
});
