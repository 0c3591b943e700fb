import { ActionMeeting, ActionSubject, AppointmentBody, NoteBody, ReportBody } from './entities/appointment-body';
import { ClosureBody } from './entities/closure-body';
import { ContactBody } from './entities/contact-body';
import { Credentials, ForgottenPassword, NewPasswordBody } from './entities/credentials';
import { ErasureRequest } from './entities/erasure';
import { AppliedJobOfferBody, JobOfferBody } from './entities/job-offer-body';
import { LibraryUpload } from './entities/library-document';
import { LanguageChoice, PasswordChange, ProfileBody } from './entities/own-profile-body';
import { FactorCodeBody, FactorProof, FactorSetUp } from './entities/second-factor';
import { SurveyBody } from './entities/sub-task-body';
import { SuspensionRequest } from './entities/suspension-body';
import { UserCreation, UserEdit, UserIdentityBody } from './entities/user-body';
import { UserGroupBody } from './entities/user-group';
import { ProgramChoice } from './entities/user-program';

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
  programChoice: ProgramChoice,
  closure: ClosureBody,
} as const;
export type FormName = keyof typeof formSchemas;
