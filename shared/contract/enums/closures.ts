export const closureTypes = ['businessCreation', 'training', 'internal', 'external', 'retired', 'other'] as const;
export type ClosureType = (typeof closureTypes)[number];
