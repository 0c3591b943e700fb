import { isStaff, type OwnProfile } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where the person was going, when it is an address of ours; else the door of the space that they work in. */
export function afterLogin(me: OwnProfile, state: unknown): string {
  const from = isObject(state) ? state['from'] : undefined;
  if (typeof from === 'string' && /^\/(?![/\\])/.test(from) && from !== routeTo('home')) return from;
  return isStaff(me.role.slug) ? routeTo('client') : routeTo('home');
}
