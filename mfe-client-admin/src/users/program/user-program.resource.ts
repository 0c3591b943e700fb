import { invalidate, useCall } from '@passerelle/shared/client';
import type { ProgramType, User } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';

interface Search {
  search: string;
  page: number;
}

/** Owner of the packs to fetch; without an id, the viewer. */
export type PackOwner = Pick<User, 'organization'> & { id?: string };

const ownedBy = ({ id, organization }: PackOwner) => ({
  ...(organization && { organization: organization.id }),
  ...(id !== undefined && { user: id }),
});

/** Packs open to the person and visible to the viewer, full or expired ones included. */
export const usePacks = (user: PackOwner, { search, page }: Search) =>
  useCall('GET /licensePacks', {
    query: { ...ownedBy(user), search: search || undefined, page, pageSize: pageSizes.packSearch },
  });

/** Programmes of a pack, by type. */
export const usePackPrograms = (pack: string | undefined, type: ProgramType) =>
  useCall('GET /programs', {
    query: { pack: pack ?? '', type: [type], pageSize: pageSizes.max },
    when: pack !== undefined,
  });

/** Refreshes the pack counts after another user took the seat first. */
export const refreshPacks = (): Promise<void> => invalidate('/licensePacks/*');
