export const sharedModules: readonly string[];
export const offered: Readonly<Record<string, { version: string; singleton: boolean }>>;
export const rangesOf: (modules: readonly string[]) => Record<string, string>;
export const consumed: Readonly<Record<string, { import: false; singleton: true; requiredVersion: string }>>;
