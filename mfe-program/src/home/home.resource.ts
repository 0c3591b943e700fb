import { useCall } from '@passerelle/shared/client';

/** Who is greeted, and the programme they follow. */
export const useProfile = () => useCall('GET /me');

/** This week's figures: what remains, both gauges, the badges. */
export const useStats = () => useCall('GET /me/stats');
