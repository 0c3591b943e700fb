import type { LibraryDocumentDetail, ReadingBody } from '@passerelle/shared/contract';

/** The props of every display. */
export interface DisplayProps {
  document: LibraryDocumentDetail;
  /** The document is shown or playable; or was downloaded, where it cannot be shown. */
  onOpened: () => void;
  onPlace: (place: ReadingBody) => void;
}

/** The grey background around a document, edge to edge on a phone. */
export const deskFrame = {
  marginInline: { xs: '-16px', md: 0 },
  border: '1px solid',
  borderWidth: { xs: '1px 0', md: 1 },
  borderColor: 'divider',
  borderRadius: { xs: 0, md: '18px' },
  backgroundColor: 'neutral.desk',
} as const;

export const desk = {
  ...deskFrame,
  display: 'grid',
  placeItems: 'center',
  minHeight: 160,
  padding: { xs: '14px 10px 18px', md: '32px 20px' },
} as const;
