export const libraryTypes = ['file', 'video', 'podcast'] as const;
export type LibraryType = (typeof libraryTypes)[number];

export const librarySorts = { createdAt: 'desc', name: 'asc' } as const;
export type LibrarySort = keyof typeof librarySorts;
