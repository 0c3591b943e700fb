import { allows, type GrantedLevel, type PermissionArea } from '@passerelle/shared/contract';

import { useCall } from './use-call';

/**
 * Whether the person may read or change what an area is about: `useMay('users', 'w')`. Not before the profile is known.
 * The screen only hides what the server would refuse.
 */
export function useMay(area: PermissionArea, level: GrantedLevel): boolean {
  const { data: me } = useCall('GET /me');
  return me !== undefined && allows(me.mergedPermissions, area, level);
}
