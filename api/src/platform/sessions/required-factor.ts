import { isStaff, type RoleName, type SecondFactorScope } from '@passerelle/shared/contract';

/** Whether an organisation that asks this of its people asks it of somebody with that role. */
export const isFactorRequired = (scope: SecondFactorScope, role: RoleName): boolean =>
  scope === 'everyone' || (scope === 'staff' && isStaff(role));
