import type { RoleName } from '../../enums/security';

interface Post {
  company?: { group?: string | null; name?: string | null } | null;
  /** The manager as an id, or as a person. */
  job?: { position?: string | null; manager?: unknown } | null;
}

const fields = {
  'company.group': ({ company }: Post) => company?.group,
  'company.name': ({ company }: Post) => company?.name,
  'job.position': ({ job }: Post) => job?.position,
  'job.manager': ({ job }: Post) => job?.manager,
} as const;
export type PostField = keyof typeof fields;

const all = Object.keys(fields) as PostField[];
const isManaged = (role: RoleName): boolean => role === 'user' || role === 'manager';
const fieldsOf = (role: RoleName): PostField[] =>
  isManaged(role) ? all : role === 'headHR' ? all.filter((field) => field !== 'job.manager') : [];

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

/** Fields that may be left empty when a person is created, and not be emptied once they are filled. */
export const keptFields = (role: RoleName, before: Post): PostField[] =>
  fieldsOf(role).filter((field) => isFilled(fields[field](before)));

/** The faults of a change that would empty some of them. */
export const emptiedFields = (role: RoleName, before: Post, after: Post): Partial<Record<PostField, 'required'>> =>
  Object.fromEntries(
    keptFields(role, before)
      .filter((field) => !isFilled(fields[field](after)))
      .map((field) => [field, 'required']),
  );
