import { type Static, Type } from 'typebox';
import { degrees } from '../enums/jobs';
import { locales } from '../enums/locales';
import { civilities, genders, maritalStatuses } from '../enums/users';
import { Day, FileAddress, Id, Instant, Label, nullable } from '../fields';
import { Address } from './address';
import { Company } from './company';
import { Device } from './device';
import { EmailChange } from './email-change';
import { Job } from './job';
import { LoggedAs } from './log-as';
import { OrganizationTheme } from './organization';
import { Permissions, RoleReference } from './permissions';
import { SelectedProgram } from './program';
import { SpokenLanguages } from './spoken-language';
import { Badges } from './stats';

/** Who is signed in, what they may do, and all that the shell needs before the first screen. */
export const OwnProfile = Type.Object({
  id: Id,
  firstName: Label,
  lastName: Label,
  email: Label,
  gender: nullable(Type.Enum(genders)),
  civility: nullable(Type.Enum(civilities)),
  birthday: nullable(Day),
  phone: nullable(Label),
  mobilePhone: nullable(Label),
  maritalStatus: nullable(Type.Enum(maritalStatuses)),
  degrees: nullable(Type.Enum(degrees)),
  avatarUrl: nullable(FileAddress),
  locale: nullable(Type.Enum(locales)),
  acceptedTerms: Type.Boolean(),
  hasSetupAccount: Type.Boolean(),
  /** The organisation requires a second factor, and there is none yet: nothing else can be done before. */
  mustSetUpSecondFactor: Type.Boolean(),
  shouldShowTutorial: Type.Boolean(),
  /** The invitation to complete one's profile, on the first visit to home. */
  shouldShowWelcome: Type.Boolean(),
  /** The latest pause of the programme was not told of yet; whether it has begun is the screen's to say. */
  shouldShowSuspension: Type.Boolean(),
  role: RoleReference,
  mergedPermissions: Permissions,
  organization: nullable(Type.Object({ id: Id, name: Label, theme: OrganizationTheme })),
  address: nullable(Address),
  company: nullable(Company),
  job: nullable(Job),
  spokenLanguages: SpokenLanguages,
  selectedProgram: nullable(SelectedProgram),
  stats: Type.Object({ badges: Badges }),
  device: nullable(Device),
  /** A reminder in the bell also leaves as a mail. */
  wantsReminderMail: Type.Boolean(),
  /** When the person asked for everything about them to be erased, until that is done or taken back. */
  erasureRequestedAt: nullable(Instant),
  /** The new e-mail address that the person has asked for, until it is confirmed or cancelled. */
  emailChange: nullable(EmailChange),
  /** Who is really signed in, while staff of the product look through this person's eyes. */
  loggedAs: nullable(LoggedAs),
});
export type OwnProfile = Static<typeof OwnProfile>;
