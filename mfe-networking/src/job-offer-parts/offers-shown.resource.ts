import { useCall } from '@passerelle/shared/client';

/** Some programmes do without job offers. Not known yet: nothing is refused. */
export function useWithoutOffers(): boolean {
  const { data: me } = useCall('GET /me');
  return me !== undefined && me.selectedProgram?.program.shouldDisplayJobOffers !== true;
}
