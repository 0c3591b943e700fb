import { type Static, Type } from 'typebox';
import { roles } from '../enums/roles';
import { welcomeSkips } from '../enums/users';
import { body, Count, Id, Instant } from '../fields';
import { limits } from '../limits';
import { ClosureBody } from './closure';
import { brings } from './conditions';
import { onEdit, userIdentity, userPost } from './user-body';
import { ProgramChoice } from './user-program';

/**
 * What PUT /users/:userId takes: the edit form, or a closure, or a programme, or an extension. Identity comes whole, so
 * that what the form requires cannot be left out by sending half of it.
 */
export const UserUpdate = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...userIdentity, ...userPost })).properties,
    /** Wider than at creation: those who may write every organisation edit owners and administrators too. */
    role: Type.Optional(Type.Enum(roles)),
    closure: Type.Optional(ClosureBody),
    selectedProgram: Type.Optional(ProgramChoice),
    extension: Type.Optional(ProgramChoice),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    allOf: [
      ...onEdit,
      brings('firstName', 'lastName', 'gender', 'email', 'role', 'groups'),
      ...['lastName', 'gender', 'email', 'role', 'groups'].map((field) => brings(field, 'firstName')),
    ],
  },
);
export type UserUpdate = Static<typeof UserUpdate>;

export const WelcomeBody = body({
  userIds: Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true }),
});
export type WelcomeBody = Static<typeof WelcomeBody>;

export const WelcomeResult = Type.Object({
  sent: Count,
  /** Those who were not written to, and from when they would be. */
  skipped: Type.Array(Type.Object({ id: Id, reason: Type.Enum(welcomeSkips), retryAt: Instant })),
});
export type WelcomeResult = Static<typeof WelcomeResult>;

/** A file is taken whole or not at all: a refused one answers 400 with `fields` by line, `users.12.email`. */
export const UsersImport = Type.Object({ created: Count });
export type UsersImport = Static<typeof UsersImport>;
