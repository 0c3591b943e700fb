/** Pages that the product itself opens; an organisation may have more. */
export const staticPageSlugs = ['terms-of-use', 'privacy-policy', 'qa'] as const;
export type StaticPageSlug = (typeof staticPageSlugs)[number];
