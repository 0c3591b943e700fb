import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadingRole, SecondFactorScope } from '@passerelle/shared/contract';

/** Labels of the scopes of the mandatory second factor at sign-in. */
export const secondFactorLabels: Record<SecondFactorScope, MessageDescriptor> = {
  none: msg`À personne : elle est seulement proposée`,
  staff: msg`Au personnel RH et aux administrateurs`,
  everyone: msg`À tout le monde`,
};

export const leadingRoleLabels: Record<LeadingRole, MessageDescriptor> = {
  owner: msg`Administrateur principal`,
  admin: msg`Administrateur`,
};
