import type { ContentKind, PermissionArea } from '@passerelle/shared/contract';
import { organizationFor } from '../domains/accounts/organization-for';
import { reachOf } from '../domains/accounts/visibility';
import type { Db } from '../platform/database/connection';
import type { Person } from '../platform/sessions/person';

/** The permission area that each kind of content is written by. */
export const areaOf: Record<ContentKind, PermissionArea> = {
  programs: 'programs',
  surveys: 'programs',
  library: 'library',
  faq: 'questions',
  pages: 'staticPages',
  trades: 'programs',
};

/** The target organisation; null (all) for a viewer of all organisations without a choice. */
export const scopeOf = async (db: Db, person: Person, wanted: string | null | undefined): Promise<string | null> =>
  !wanted && reachOf(person) === 'everywhere' ? null : organizationFor(db, person, wanted);
