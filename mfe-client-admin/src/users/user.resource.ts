import { send, useCall } from '@passerelle/shared/client';
import type { User } from '@passerelle/shared/contract';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';

/** One person as the staff sees them. `version` of the answer is what a change sends as `If-Match`. */
export const useUser = (userId: string) => useCall('GET /users/:userId', { params: { userId } });

/**
 * True if the signed-in user may change this person: they may write, may grant the role of the person, and it
 * is not themselves. The server holds the same.
 */
export function useMayChange(user: Pick<User, 'id' | 'role'>): boolean {
  const { data: me } = useCall('GET /me');
  if (me === undefined || me.id === user.id || me.mergedPermissions.users !== 'w') return false;
  return grantableRoles(me.role.slug).includes(user.role.slug);
}

export const readUser = (userId: string): Promise<User> => send('GET /users/:userId', { params: { userId } });
