import { useCall } from '@passerelle/shared/client';

export type LegalSlug = 'terms-of-use' | 'privacy-policy';

/** A page of text, in the page's language. */
export const useStaticPage = (slug: LegalSlug) => useCall('GET /staticPages/:slug', { params: { slug } });
