import type { UserCreation, UserIdentityBody } from '@passerelle/shared/contract';
import type { PlanStore } from '@passerelle/shared/wizard';

/** Company and job, as the second step stores them. */
export type Post = Pick<UserCreation, 'company' | 'job'>;

/** Values settled by the steps so far. */
export interface Plan {
  identity: UserIdentityBody | null;
  post: Post | null;
  /** The role for which the post was settled: another asks for other fields. */
  postRole: string | null;
  /** The organisation for which the post was settled: staff of another one cannot follow this person. */
  postOrganization: string | null;
}

/** True if the post was entered for the current role and organisation. */
export const isPostSettled = ({ identity, post, postRole, postOrganization }: Plan): boolean =>
  post !== null && postRole === identity?.role && postOrganization === (identity?.organization ?? null);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const planStore: PlanStore<Plan> = {
  name: 'user',
  empty: { identity: null, post: null, postRole: null, postOrganization: null },
  // The form of the step validates the stored values on submit; only their type is checked here.
  parse: ({ identity, post, postRole, postOrganization }) => ({
    identity: isObject(identity) && identity['firstName'] ? (identity as UserIdentityBody) : null,
    post: isObject(post) ? post : null,
    postRole: typeof postRole === 'string' ? postRole : null,
    postOrganization: typeof postOrganization === 'string' ? postOrganization : null,
  }),
};
