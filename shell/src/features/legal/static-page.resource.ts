import { useCall } from '@passerelle/shared/client';
import type { StaticPageSlug } from '@passerelle/shared/contract';

export type LegalSlug = Exclude<StaticPageSlug, 'qa'>;

/** A page of text, in the page's language. */
export const useStaticPage = (slug: StaticPageSlug) => useCall('GET /staticPages/:slug', { params: { slug } });
