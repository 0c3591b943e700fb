import type { PermissionArea, PermissionLevel, Permissions } from '@passerelle/shared/contract';

/** Who may write may read. */
export const allows = (
  permissions: Permissions,
  area: PermissionArea,
  level: Exclude<PermissionLevel, 'disabled'>,
): boolean => permissions[area] === 'w' || permissions[area] === level;
