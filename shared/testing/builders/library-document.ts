import type { LibraryDocument } from '@passerelle/shared/contract';
import { anId } from './ids';

export const aLibraryDocument = (with_: Partial<LibraryDocument> = {}): LibraryDocument => ({
  id: anId(),
  name: 'Écrire un résumé de profil',
  description: '<p>Trois phrases qui donnent envie de vous rencontrer.</p>',
  url: '/api/files/00000000-0000-4000-8000-000000000001',
  type: 'file',
  extension: 'pdf',
  size: 482_000,
  family: 'linkedin',
  language: 'fr',
  updatedAt: '2026-09-01T08:00:00.000Z',
  ...with_,
});
