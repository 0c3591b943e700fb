import { useCall } from '@passerelle/shared/client';

/** The signed-in participant and their programme. */
export const useProfile = () => useCall('GET /me');

/** This week's figures: remaining actions, gauges, badges. */
export const useStats = () => useCall('GET /me/stats');
