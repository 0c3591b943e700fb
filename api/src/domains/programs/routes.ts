import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { readOwnProgram } from './own-program';
import { reactivateProgram } from './suspend-program';
import { suspendProgram } from './suspend-program';

export const programRoutes = defineRoutes((on) => {
  on('GET /me/program', participant, ({ db, person, locale, now }) => readOwnProgram(db, person.id, locale, now));

  on('PUT /me/program', participant, async ({ db, person, body, locale, now }) => {
    if (body.suspensions === 0) await reactivateProgram(db, person.id, now);
    else await suspendProgram(db, person.id, body.suspensions, now);
    return readOwnProgram(db, person.id, locale, now);
  });
});
