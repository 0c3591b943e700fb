import {
  isStaff,
  type Locale,
  type LoggedAs,
  type Permissions,
  type RoleName,
  type SecondFactorScope,
} from '@passerelle/shared/contract';

/** The person who makes a call: what the checks of access and the narrowing of rows need. */
export interface Person {
  id: string;
  sessionId: string;
  /** Who really acts, while somebody of the product is signed in as this person. */
  impersonatorId: string | null;
  /** Their name, and until when: for whoever looks at the screen. */
  loggedAs: LoggedAs | null;
  organizationId: string;
  role: RoleName;
  /** The permissions of the role, from the table. */
  permissions: Permissions;
  /** The groups that this person answers for; being in a group is another matter. */
  scope: { groups: readonly string[] };
  firstName: string;
  lastName: string;
  email: string;
  /** Null until the person chooses. */
  locale: Locale | null;
  acceptedTerms: boolean;
  /** The organisation requires a second factor, and the person has none. */
  lacksSecondFactor: boolean;
}

/** Whether an organisation with this setting requires a second factor of a role. */
export const isFactorRequired = (scope: SecondFactorScope, role: RoleName): boolean =>
  scope === 'everyone' || (scope === 'staff' && isStaff(role));
