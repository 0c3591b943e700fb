import { type Static, Type } from 'typebox';
import { degrees } from '../../enums/jobs';
import { locales } from '../../enums/locales';
import { civilities, genders, maritalStatuses } from '../../enums/users';
import {
  body,
  brings,
  Day,
  Email,
  FileAddress,
  Id,
  implies,
  Instant,
  Label,
  LongText,
  Name,
  nullable,
  optional,
  Phone,
  TimeZone,
} from '../../fields';
import { Address, AddressBody, Job, JobBody, SpokenLanguages, StaffContact } from './person';
import { Company, CompanyBody } from '../network/company';
import { CurrentPassword, NewPassword } from './credentials';
import { Device } from '../content/notification';
import { EmailChange } from './email-change';
import { OrganizationTheme } from './organization';
import { LoggedAs, Permissions, RoleReference } from './security';
import { SelectedProgram } from '../programs/program';
import { Badges } from '../programs/stats';

const civil = {
  firstName: Name,
  lastName: Name,
  email: Email,
  birthday: Day,
  gender: optional(Type.Enum(genders)),
  civility: optional(Type.Enum(civilities)),
  phone: optional(Phone),
  mobilePhone: optional(Phone),
  maritalStatus: optional(Type.Enum(maritalStatuses)),
  degrees: optional(Type.Enum(degrees)),
  address: optional(AddressBody),
  company: optional(CompanyBody),
  job: optional(JobBody),
  spokenLanguages: Type.Optional(SpokenLanguages),
};

/** The whole profile form. The consent box is required by the form and never stored. */
export const ProfileBody = body({
  ...civil,
  consent: Type.Literal(true),
  /** Beside another e-mail address only. */
  oldPassword: Type.Optional(CurrentPassword),
});
export type ProfileBody = Static<typeof ProfileBody>;

export const PasswordChange = body({ oldPassword: CurrentPassword, password: NewPassword });
export type PasswordChange = Static<typeof PasswordChange>;

export const LanguageChoice = body({ locale: Type.Enum(locales) });
export type LanguageChoice = Static<typeof LanguageChoice>;

/** Nothing beside it that it could be for. */
const onlyOldPassword = {
  type: 'object',
  required: ['oldPassword'],
  not: { type: 'object', required: ['email'] },
};

/**
 * Body of PUT /me: any part of the above. `password` requires `oldPassword`, and so does a changed e-mail address; only the
 * server can tell whether it changed.
 */
export const OwnProfileUpdate = Type.Object(
  {
    ...Type.Partial(Type.Object(civil)).properties,
    consent: Type.Optional(Type.Literal(true)),
    locale: Type.Optional(Type.Enum(locales)),
    oldPassword: Type.Optional(CurrentPassword),
    password: Type.Optional(NewPassword),
    acceptedTerms: Type.Optional(Type.Literal(true)),
    /** These flags can only be switched off. */
    shouldShowTutorial: Type.Optional(Type.Literal(false)),
    shouldShowWelcome: Type.Optional(Type.Literal(false)),
    shouldShowSuspension: Type.Optional(Type.Literal(false)),
    wantsReminderMail: Type.Optional(Type.Boolean()),
    wantsMondayMail: Type.Optional(Type.Boolean()),
    device: Type.Optional(Device),
    /** Null takes the picture away; a new one comes as the file `avatar`. */
    avatar: Type.Optional(Type.Null()),
  },
  {
    additionalProperties: false,
    allOf: [brings('password', 'oldPassword'), implies(onlyOldPassword, { type: 'object', required: ['password'] })],
  },
);
export type OwnProfileUpdate = Static<typeof OwnProfileUpdate>;

/** The password stands for a signature: what it asks for cannot be undone once done. */
export const ErasureRequest = body({ password: CurrentPassword, reason: optional(LongText) });
export type ErasureRequest = Static<typeof ErasureRequest>;

/** Personal details beside name and contact data, as the person and their staff read them. */
export const personalDetails = {
  civility: nullable(Type.Enum(civilities)),
  birthday: nullable(Day),
  mobilePhone: nullable(Label),
  maritalStatus: nullable(Type.Enum(maritalStatuses)),
  degrees: nullable(Type.Enum(degrees)),
  address: nullable(Address),
  company: nullable(Company),
  job: nullable(Job),
  spokenLanguages: SpokenLanguages,
};

const OwnJob = Type.Object({
  ...Job.properties,
  manager: nullable(StaffContact),
  hrRepresentative: nullable(StaffContact),
});

/** The signed-in person, their permissions, and all that the shell needs before the first screen. */
export const OwnProfile = Type.Object({
  id: Id,
  firstName: Label,
  lastName: Label,
  email: Label,
  gender: nullable(Type.Enum(genders)),
  ...personalDetails,
  job: nullable(OwnJob),
  phone: nullable(Label),
  avatarUrl: nullable(FileAddress),
  locale: nullable(Type.Enum(locales)),
  acceptedTerms: Type.Boolean(),
  hasSetupAccount: Type.Boolean(),
  /** The organisation requires a second factor, and there is none yet: nothing else can be done before. */
  mustSetUpSecondFactor: Type.Boolean(),
  shouldShowTutorial: Type.Boolean(),
  /** The invitation to complete one's profile, on the first visit to home. */
  shouldShowWelcome: Type.Boolean(),
  /** The latest pause of the programme has not been shown yet; the screen decides whether it has begun. */
  shouldShowSuspension: Type.Boolean(),
  role: RoleReference,
  mergedPermissions: Permissions,
  organization: nullable(
    Type.Object({
      id: Id,
      name: Label,
      group: nullable(Label),
      companyName: nullable(Label),
      theme: OrganizationTheme,
      timeZone: TimeZone,
    }),
  ),
  selectedProgram: nullable(SelectedProgram),
  stats: Type.Object({ badges: Badges }),
  device: nullable(Device),
  /** A reminder in the bell also leaves as a mail. */
  wantsReminderMail: Type.Boolean(),
  /** The week on Monday morning by mail: of a participant, or of the people whom staff follow. */
  wantsMondayMail: Type.Boolean(),
  /** Time of the person's request to erase all their data; null once it is done or withdrawn. */
  erasureRequestedAt: nullable(Instant),
  /** The new e-mail address that the person has asked for, until it is confirmed or cancelled. */
  emailChange: nullable(EmailChange),
  /** The staff member who is signed in as this person. */
  loggedAs: nullable(LoggedAs),
});
export type OwnProfile = Static<typeof OwnProfile>;
