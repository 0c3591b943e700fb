import type { RoleName } from '../../enums/security';

interface JobPosition {
  company?: { group?: string | null; name?: string | null } | null;
  /** The manager as an id, or as a person. */
  job?: { position?: string | null; manager?: unknown } | null;
}

const fields = {
  'company.group': ({ company }: JobPosition) => company?.group,
  'company.name': ({ company }: JobPosition) => company?.name,
  'job.position': ({ job }: JobPosition) => job?.position,
  'job.manager': ({ job }: JobPosition) => job?.manager,
} as const;
export type JobPositionField = keyof typeof fields;

const all = Object.keys(fields) as JobPositionField[];
const isManaged = (role: RoleName): boolean => role === 'user' || role === 'manager';
const fieldsOf = (role: RoleName): JobPositionField[] =>
  isManaged(role) ? all : role === 'headHR' ? all.filter((field) => field !== 'job.manager') : [];

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

/** Fields that may be left empty when a person is created, and not be emptied once they are filled. */
export const keptFields = (role: RoleName, before: JobPosition): JobPositionField[] =>
  fieldsOf(role).filter((field) => isFilled(fields[field](before)));

/** The faults of a change that would empty some of them. */
export const emptiedFields = (
  role: RoleName,
  before: JobPosition,
  after: JobPosition,
): Partial<Record<JobPositionField, 'required'>> =>
  Object.fromEntries(
    keptFields(role, before)
      .filter((field) => !isFilled(fields[field](after)))
      .map((field) => [field, 'required']),
  );
