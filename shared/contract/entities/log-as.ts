import { type Static, Type } from 'typebox';
import { body, Id, Instant, Label, RequiredText } from '../fields';

export const LogAsBody = body({ userId: Id, reason: RequiredText });
export type LogAsBody = Static<typeof LogAsBody>;

/** Under whose eyes the session is, while somebody is signed in as another. */
export const LoggedAs = Type.Object({ firstName: Label, lastName: Label, until: Instant });
export type LoggedAs = Static<typeof LoggedAs>;
