export const libraryTypes = ['file', 'video', 'podcast'] as const;
export type LibraryType = (typeof libraryTypes)[number];

export const librarySorts = ['createdAt', 'name'] as const;
export type LibrarySort = (typeof librarySorts)[number];
