export const sharedModules: readonly string[];
