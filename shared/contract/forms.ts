import { ActionMeeting, ActionSubject, AppointmentBody, NoteBody, ReportBody } from './entities/network/appointment';
import { ClosureBody } from './entities/programs/closure';
import { ContactBody } from './entities/network/contact';
import { Credentials, ForgottenPassword, NewPasswordBody } from './entities/people/credentials';
import { EmailConfirmation } from './entities/people/email-change';
import { AppliedJobOfferBody, JobOfferBody } from './entities/network/job-offer';
import { ContentPreviewBody, NewContentItem } from './entities/content/content-item';
import { ContentScheduleBody } from './entities/content/content-schedule';
import { LibraryUpload } from './entities/content/library-document';
import { ErasureRequest, LanguageChoice, PasswordChange, ProfileBody } from './entities/people/own-profile';
import { ProgramChoice, SuspensionRequest } from './entities/programs/program';
import { FactorCodeBody, FactorProof, FactorSetUp, LogAsBody } from './entities/people/security';
import { SurveyBody } from './entities/programs/task';
import { BulkClosure, HandOverBody } from './entities/people/selection';
import { UserImportCorrection } from './entities/people/user-import';
import { UserCreation, UserEdit, UserIdentityBody } from './entities/people/user';
import {
  LicensePackBody,
  OrganizationBody,
  OrganizationCreation,
  OwnerBody,
  ThemeBody,
  UserGroupBody,
} from './entities/people/organization';

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
  newContentItem: NewContentItem,
  contentPreview: ContentPreviewBody,
  contentSchedule: ContentScheduleBody,
  userIdentity: UserIdentityBody,
  userCreation: UserCreation,
  userEdit: UserEdit,
  userImportCorrection: UserImportCorrection,
  userGroup: UserGroupBody,
  logAs: LogAsBody,
  organizationCreation: OrganizationCreation,
  organization: OrganizationBody,
  owner: OwnerBody,
  theme: ThemeBody,
  licensePack: LicensePackBody,
  programChoice: ProgramChoice,
  handOver: HandOverBody,
  bulkClosure: BulkClosure,
  closure: ClosureBody,
} as const;
export type FormName = keyof typeof formSchemas;
