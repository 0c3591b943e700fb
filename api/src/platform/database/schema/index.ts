import type { ActivityTables } from './activity';
import type { ContactTables, JobOfferTables, AppointmentTables } from './networking';
import type { LibraryTables, FileTables } from './library';
import type { LicenseTables } from './licenses';
import type { MachineryTables } from './machinery';
import type { MessageTables } from './messages';
import type { OrganizationTables } from './organizations';
import type { ContentPackTables, PageTables } from './content';
import type { PeopleTables } from './people';
import type { ProgramTables } from './programs';
import type { SignInTables } from './sign-in';
import type { StaffWorkTables } from './staff-work';
import type { SurveyTables } from './surveys';
import type { UserProgramTables, UserTaskTables } from './user-programs';

/** Every table as Kysely sees it; a test compares it with the migrated database. */
export interface Database
  extends
    ActivityTables,
    AppointmentTables,
    ContactTables,
    ContentPackTables,
    FileTables,
    JobOfferTables,
    LibraryTables,
    LicenseTables,
    MachineryTables,
    MessageTables,
    OrganizationTables,
    PageTables,
    PeopleTables,
    ProgramTables,
    SignInTables,
    StaffWorkTables,
    SurveyTables,
    UserProgramTables,
    UserTaskTables {}

export type { Day, Id, Json, Localized, Moment, SearchText, SortKey } from './columns';
export type { FactKind } from './activity';
export type { StoredItem, TranslatedFrom } from './content';
export type { FilePurpose, StoredCaptions } from './library';
export type { MailStatus } from './messages';
export type { TokenKind } from './sign-in';
export type { ValidationSubject } from './user-programs';
