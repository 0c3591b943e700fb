import { type Static, Type } from 'typebox';
import { Count } from '../fields';

/** A file is taken whole or not at all: a refused one answers 400 with `fields` by line, `users.12.email`. */
export const UsersImport = Type.Object({ created: Count });
export type UsersImport = Static<typeof UsersImport>;
