import type { Generated } from 'kysely';
import type { BusinessSector, ClosureType, ProgramStatus } from '@passerelle/shared/contract';
import type { Day, Id, Moment } from './columns';

interface UserPrograms {
  id: Id;
  user_id: string;
  program_id: string;
  license_pack_id: string;
  status: ProgramStatus;
  selected: Generated<boolean>;
  from_date: Moment;
  to_date: Moment;
  created_at: Moment;
  updated_at: Moment;
}

interface UserProgramExtensions {
  id: Id;
  user_program_id: string;
  program_id: string;
  license_pack_id: string;
  position: number;
  from_date: Moment;
  to_date: Moment;
  created_at: Moment;
}

interface UserProgramSuspensions {
  id: Id;
  user_program_id: string;
  weeks: number;
  weeks_given_back: Generated<number>;
  from_date: Moment;
  to_date: Moment;
  requested_at: Moment;
  reactivated_at: Moment | null;
}

interface UserProgramClosures {
  user_program_id: string;
  type: ClosureType;
  leaving_date: Day | null;
  job_entry_on_duty_date: Day | null;
  job_group: string | null;
  job_title: string | null;
  job_annual_salary_without_tax: number | null;
  business_sector: BusinessSector | null;
  partnership: boolean | null;
  training_from_date: Day | null;
  training_to_date: Day | null;
  comment: string | null;
  closed_at: Moment;
  updated_at: Moment;
}

export interface UserProgramTables {
  user_programs: UserPrograms;
  user_program_extensions: UserProgramExtensions;
  user_program_suspensions: UserProgramSuspensions;
  user_program_closures: UserProgramClosures;
}
