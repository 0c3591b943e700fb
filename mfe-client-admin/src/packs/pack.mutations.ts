import { cacheAnswer, ifMatch, isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { LicensePack, LicensePackBody } from '@passerelle/shared/contract';

type Read = Pick<LicensePack, 'id' | 'version'>;

export const createPack = (organization: string, body: LicensePackBody): Promise<LicensePack> =>
  send('POST /licensePacks', { body: { ...body, organization } });

/** Refused with a conflict when another user has changed the pack since it was read. */
export async function savePack(read: Read, body: LicensePackBody): Promise<void> {
  const params = { packId: read.id };
  const saved = await send('PUT /licensePacks/:packId', { params, body, headers: ifMatch(read) });
  cacheAnswer('GET /licensePacks/:packId', saved, { params });
}

export const readPack = (packId: string): Promise<LicensePack> =>
  send('GET /licensePacks/:packId', { params: { packId } });

export async function deletePack({ id }: Pick<LicensePack, 'id'>): Promise<void> {
  const params = { packId: id };
  try {
    await send('DELETE /licensePacks/:packId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Already deleted elsewhere: counts as success, and the lists refresh.
    refreshTouched('DELETE /licensePacks/:packId', { params });
  }
}
