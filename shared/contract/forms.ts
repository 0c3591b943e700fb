import { ActionMeeting, ActionSubject, AppointmentBody, NoteBody, ReportBody } from './entities/appointment';
import { ClosureBody } from './entities/closure';
import { ContactBody } from './entities/contact';
import { Credentials, ForgottenPassword, NewPasswordBody } from './entities/credentials';
import { EmailConfirmation } from './entities/email-change';
import { AppliedJobOfferBody, JobOfferBody } from './entities/job-offer';
import { LibraryUpload } from './entities/library-document';
import { ErasureRequest, LanguageChoice, PasswordChange, ProfileBody } from './entities/own-profile';
import { ProgramChoice, SuspensionRequest } from './entities/program';
import { FactorCodeBody, FactorProof, FactorSetUp, LogAsBody } from './entities/security';
import { SurveyBody } from './entities/task';
import { UserCreation, UserEdit, UserIdentityBody } from './entities/user';
import {
  LicensePackBody,
  OrganizationBody,
  OrganizationCreation,
  OwnerBody,
  ThemeBody,
  UserGroupBody,
} from './entities/organization';

/** The bodies that a form validates in the page: precompiled, since the page may not make functions from strings. */
export const formSchemas = {
  login: Credentials,
  forgottenPassword: ForgottenPassword,
  newPassword: NewPasswordBody,
  factorCode: FactorCodeBody,
  factorProof: FactorProof,
  factorSetUp: FactorSetUp,
  profile: ProfileBody,
  password: PasswordChange,
  language: LanguageChoice,
  erasure: ErasureRequest,
  emailConfirmation: EmailConfirmation,
  suspension: SuspensionRequest,
  contact: ContactBody,
  appointment: AppointmentBody,
  actionSubject: ActionSubject,
  actionMeeting: ActionMeeting,
  report: ReportBody,
  note: NoteBody,
  jobOffer: JobOfferBody,
  appliedJobOffer: AppliedJobOfferBody,
  survey: SurveyBody,
  upload: LibraryUpload,
  userIdentity: UserIdentityBody,
  userCreation: UserCreation,
  userEdit: UserEdit,
  userGroup: UserGroupBody,
  logAs: LogAsBody,
  organizationCreation: OrganizationCreation,
  organization: OrganizationBody,
  owner: OwnerBody,
  theme: ThemeBody,
  licensePack: LicensePackBody,
  programChoice: ProgramChoice,
  closure: ClosureBody,
} as const;
export type FormName = keyof typeof formSchemas;
