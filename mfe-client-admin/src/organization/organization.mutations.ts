import { cacheAnswer, ifMatch, send } from '@passerelle/shared/client';
import type {
  Organization,
  OrganizationBody,
  OrganizationCreation,
  OwnerBody,
  ThemeBody,
} from '@passerelle/shared/contract';

type Read = Pick<Organization, 'id' | 'version'>;

export const createOrganization = (body: OrganizationCreation): Promise<Organization> =>
  send('POST /organizations', { body });

/** Refused with a conflict when another user has changed the organisation since it was read. */
export async function saveOrganization(read: Read, body: OrganizationBody): Promise<void> {
  const params = { organizationId: read.id };
  const saved = await send('PUT /organizations/:organizationId', { params, body, headers: ifMatch(read) });
  cacheAnswer('GET /organizations/:organizationId', saved, { params });
}

interface Picture {
  file: File | null;
  isRemoved: boolean;
}

/** Pictures that were neither chosen nor removed stay as they are. */
export async function saveTheme(
  read: Read,
  { primary = null }: ThemeBody,
  { logo, banner }: { logo: Picture; banner: Picture },
): Promise<void> {
  const params = { organizationId: read.id };
  const body = { primary, ...(logo.isRemoved && { logoUrl: null }), ...(banner.isRemoved && { bannerUrl: null }) };
  const files = { ...(logo.file && { logo: logo.file }), ...(banner.file && { banner: banner.file }) };
  const headers = ifMatch(read);
  const saved = await send('PUT /organizations/:organizationId/theme', { params, body, files, headers });
  cacheAnswer('GET /organizations/:organizationId', saved, { params });
}

export const readOrganization = (organizationId: string): Promise<Organization> =>
  send('GET /organizations/:organizationId', { params: { organizationId } });

export const addOwner = (organizationId: string, body: OwnerBody) =>
  send('POST /organizations/:organizationId/owners', { params: { organizationId }, body });
