import { useCall } from '@passerelle/shared/client';

export const useDocument = (documentId: string) => useCall('GET /me/library/:documentId', { params: { documentId } });
