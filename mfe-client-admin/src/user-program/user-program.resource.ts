import { invalidate, useCall } from '@passerelle/shared/client';
import { pageSizes, type ProgramType, type User } from '@passerelle/shared/contract';

interface Search {
  search: string;
  page: number;
}

/** Whose packs are asked for; of nobody in particular, one's own. */
export type PackOwner = Pick<User, 'organization'> & { id?: string };

const ownedBy = ({ id, organization }: PackOwner) => ({
  ...(organization && { organization: organization.id }),
  ...(id !== undefined && { user: id }),
});

/** The packs of the person's organisation that one sees and that are open to them, also those that cannot be drawn on. */
export const usePacks = (user: PackOwner, { search, page }: Search) =>
  useCall('GET /licensePacks', {
    query: { ...ownedBy(user), search: search || undefined, page, pageSize: pageSizes.packSearch },
  });

/** What a pack offers of a type. */
export const usePackPrograms = (pack: string | undefined, type: ProgramType) =>
  useCall('GET /programs', {
    query: { pack: pack ?? '', type: [type], pageSize: pageSizes.max },
    when: pack !== undefined,
  });

/** Somebody else was faster: the figures of the packs are asked for again. */
export const refreshPacks = (): Promise<void> => invalidate('/licensePacks/*');
