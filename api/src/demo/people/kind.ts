import type { Gender, JobLevel, JobOccupation, RoleName } from '@passerelle/shared/contract';
import type { GroupKey, OrganizationKey, PackKey } from '../organizations/content';
import type { Course } from '../world';

/** Someone of the demo, as its content tells it. */
export interface Character {
  firstName: string;
  lastName: string;
  gender: Gender;
  role: RoleName;
  organization: OrganizationKey;
  email: string;
  jobLevel: JobLevel | null;
  jobTitle: string;
  occupation: JobOccupation | null;
  city: string;
  groups: readonly GroupKey[];
  /** The groups that a member of staff answers for. */
  manages: readonly GroupKey[];
  /** E-mails. */
  manager?: string;
  hrRepresentative?: string;
  pack: PackKey;
  course: Course | null;
  /** `invited`: has not chosen a password yet. `newcomer`: has, and has not accepted the terms. */
  account: 'ready' | 'newcomer' | 'invited';
  /** Whether reminders come by mail too. */
  wantsReminderMail?: true;
}
