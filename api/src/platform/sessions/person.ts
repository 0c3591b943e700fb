import {
  isStaff,
  type Locale,
  type Permissions,
  type RoleName,
  type SecondFactorScope,
} from '@passerelle/shared/contract';

/** Who makes a call: what access and the narrowing of rows need, and nothing else. */
export interface Person {
  id: string;
  sessionId: string;
  organizationId: string;
  role: RoleName;
  /** What the role may do, as the tables say. */
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

/** Whether an organisation that asks this of its people asks it of somebody with that role. */
export const isFactorRequired = (scope: SecondFactorScope, role: RoleName): boolean =>
  scope === 'everyone' || (scope === 'staff' && isStaff(role));
