import { useCall, useMay, type CallState } from '@passerelle/shared/client';
import { type LicensePack, pageSizes, type PackStats, type Paged, type UserSummary } from '@passerelle/shared/contract';

export const useMe = () => useCall('GET /me');

/** Participants and staff whom one may see: the same count as that of the users list. */
export const useUserCount = (): CallState<Paged<UserSummary>> =>
  useCall('GET /users', { query: { returnUsers: false, pageSize: pageSizes.count } });

export const useGroupCount = () => useCall('GET /users/groups', { query: { pageSize: pageSizes.count } });

/** Seats of the packs that can be drawn on today; not asked of who may not know. */
export const usePackStats = (): CallState<PackStats> => {
  const mayRead = useMay('licensePacks', 'r');
  return useCall('GET /licensePacks/stats', { when: mayRead });
};

/** Which packs these seats are of; more of them than are named here are counted only. */
export const usePacks = (): CallState<Paged<LicensePack>> => {
  const mayRead = useMay('licensePacks', 'r');
  return useCall('GET /licensePacks', { query: { pageSize: pageSizes.packSearch }, when: mayRead });
};
