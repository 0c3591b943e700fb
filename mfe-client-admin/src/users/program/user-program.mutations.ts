import { ApiError, cacheAnswer, ifMatch, send } from '@passerelle/shared/client';
import type { ClosureBody, ProgramChange, ProgramConsequences, User, UserUpdate } from '@passerelle/shared/contract';

/** One of them at a time. */
export type OneChange = Pick<UserUpdate, 'selectedProgram' | 'extension' | 'closure' | 'reopening'>;

/** A form asks for what lies in one part of the body: its fields have no prefix, the server's faults do. */
function asFieldsOf(part: keyof OneChange, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const prefix = `${part}.`;
  const named = Object.entries(error.fields).map(([path, code]) => [
    path.startsWith(prefix) ? path.slice(prefix.length) : path,
    code,
  ]);
  const { status, code, message, headers, data, cause } = error;
  return new ApiError({ status, code, message, headers, data, cause, fields: Object.fromEntries(named) });
}

/** Refused with a conflict when the person was changed since they were read, or when no seat is left. */
export async function changeUserProgram(read: User, body: OneChange): Promise<User> {
  const params = { userId: read.id };
  const [part = 'closure'] = Object.keys(body) as (keyof OneChange)[];
  const changed = await send('PUT /users/:userId', { params, body, headers: ifMatch(read) }).catch((error: unknown) => {
    throw asFieldsOf(part, error);
  });
  cacheAnswer('GET /users/:userId', changed, { params });
  return changed;
}

export const closeUserProgram = (read: User, closure: ClosureBody): Promise<User> =>
  changeUserProgram(read, { closure });

export const reopenUserProgram = (read: User): Promise<User> => changeUserProgram(read, { reopening: true });

/** Makes the change on the server and rolls it back; returns its consequences, or the reason for refusal. */
export const previewProgram = ({ id }: Pick<User, 'id'>, body: ProgramChange): Promise<ProgramConsequences> =>
  send('POST /users/:userId/program/preview', { params: { userId: id }, body });

export const readUser = ({ id }: Pick<User, 'id'>): Promise<User> =>
  send('GET /users/:userId', { params: { userId: id } });
