import { useCall, useMay, type CallState } from '@passerelle/shared/client';
import type { FollowUpFigure, LicensePack, PackStats, Paged, UserSummary } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';

export const useMe = () => useCall('GET /me');

/** People whom the viewer follows, longest silence first. */
export const useOwnPeople = () => useCall('GET /reporting/ownPeople', { query: {} });

/** Participants counted in a figure: the count of the users list that the figure leads to. */
export const useFigureCount = (figure: FollowUpFigure): CallState<Paged<UserSummary>> =>
  useCall('GET /users', { query: { role: ['user'], figure, returnUsers: false, pageSize: pageSizes.count } });

/** Packs with few free seats, or whose free seats expire soon; not requested without the permission. */
export const usePacksRunningOut = (organization: string | undefined, when: boolean): CallState<Paged<LicensePack>> =>
  useCall('GET /licensePacks', { query: { organization, runningOut: true, pageSize: pageSizes.packSearch }, when });

/** Number of participants and staff visible to the viewer, as in the users list. */
export const useUserCount = (): CallState<Paged<UserSummary>> =>
  useCall('GET /users', { query: { returnUsers: false, pageSize: pageSizes.count } });

export const useGroupCount = () => useCall('GET /users/groups', { query: { pageSize: pageSizes.count } });

/** Seats of the packs available today; not requested without the permission. */
export const usePackStats = (): CallState<PackStats> => {
  const mayRead = useMay('licensePacks', 'r');
  return useCall('GET /licensePacks/stats', { when: mayRead });
};

/** First page of the packs that these seats belong to; the rest are only counted. */
export const usePacks = (): CallState<Paged<LicensePack>> => {
  const mayRead = useMay('licensePacks', 'r');
  return useCall('GET /licensePacks', { query: { pageSize: pageSizes.packSearch }, when: mayRead });
};
