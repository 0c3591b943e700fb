export const addressTypes = ['personal', 'professional', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];
