import type { JobOffer, JobOfferBody } from '@passerelle/shared/contract';

import type { Picture } from './use-picture';

/**
 * What becomes of the pictures: the first is the one that the form is about, kept, replaced or taken away; others that
 * came by another way stay as they are.
 */
export function documentsOf(
  { documents: saved }: Pick<JobOffer, 'documents'>,
  { file, kept }: Pick<Picture, 'file' | 'kept'>,
  typed: JobOfferBody['documents'],
): NonNullable<JobOfferBody['documents']> {
  const description = typed?.[0]?.description ?? null;
  const others = saved.slice(1).map((one) => ({ id: one.id, description: one.description }));
  if (file) return [{ description }, ...others];
  return kept ? [{ id: kept.id, description }, ...others] : others;
}
