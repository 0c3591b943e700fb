import { oneOf, queryState } from '@passerelle/shared/routes';

export const documentSorts = ['latest', 'oldest'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** In the address: which of a person's answers and files come first. */
export const documentsState = queryState<{ sort: DocumentSort }>({ sort: oneOf(documentSorts, 'latest') });
