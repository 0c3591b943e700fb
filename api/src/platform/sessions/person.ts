import type { Locale, LoggedAs, Permissions, RoleName, SecondFactorScope } from '@passerelle/shared/contract';
import { isStaff } from '@passerelle/shared/contract/rules/people/permissions';

/** The user who makes a call: the data for access checks and row filters. */
export interface Person {
  id: string;
  sessionId: string;
  /** The real actor during impersonation. */
  impersonatorId: string | null;
  /** The impersonator's name and end time, for the screen. */
  loggedAs: LoggedAs | null;
  organizationId: string;
  role: RoleName;
  /** The permissions of the role, from the table. */
  permissions: Permissions;
  /** The groups that this user manages; membership is separate. */
  scope: { groups: readonly string[] };
  firstName: string;
  lastName: string;
  email: string;
  /** Null until the person chooses. */
  locale: Locale | null;
  acceptedTerms: boolean;
  /** The organisation requires a second factor, and the user has none. */
  lacksSecondFactor: boolean;
  /** The preview whose throw-away participant this is; absent: a person of the product. */
  preview?: string;
}

/** True if an organisation with this setting requires a second factor of a role. */
export const isFactorRequired = (scope: SecondFactorScope, role: RoleName): boolean =>
  scope === 'everyone' || (scope === 'staff' && isStaff(role));
