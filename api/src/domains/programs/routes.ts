import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { readOwnProgram } from './own-program';

export const programRoutes = defineRoutes((on) => {
  on('GET /me/program', participant, ({ db, person, locale, now }) => readOwnProgram(db, person.id, locale, now));
});
