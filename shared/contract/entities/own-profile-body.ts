import { type Static, Type } from 'typebox';
import { degrees } from '../enums/jobs';
import { locales } from '../enums/locales';
import { civilities, genders, maritalStatuses } from '../enums/users';
import { body, Day, Email, LongText, Name, optional, Phone } from '../fields';
import { AddressBody } from './address';
import { CompanyBody } from './company';
import { brings, implies } from './conditions';
import { CurrentPassword, NewPassword } from './credentials';
import { Device } from './device';
import { JobBody } from './job';
import { SpokenLanguages } from './spoken-language';

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
 * What PUT /me takes: any part of the above. `password` goes with `oldPassword`, and so does another e-mail address: that
 * it is another one only the server can tell.
 */
export const OwnProfileUpdate = Type.Object(
  {
    ...Type.Partial(Type.Object(civil)).properties,
    consent: Type.Optional(Type.Literal(true)),
    locale: Type.Optional(Type.Enum(locales)),
    oldPassword: Type.Optional(CurrentPassword),
    password: Type.Optional(NewPassword),
    acceptedTerms: Type.Optional(Type.Literal(true)),
    /** What is shown once was shown. */
    shouldShowTutorial: Type.Optional(Type.Literal(false)),
    shouldShowWelcome: Type.Optional(Type.Literal(false)),
    shouldShowSuspension: Type.Optional(Type.Literal(false)),
    wantsReminderMail: Type.Optional(Type.Boolean()),
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
