import type { LibraryDocumentDetail, ReadingBody } from '@passerelle/shared/contract';

/** What every display of a document is given. */
export interface DisplayProps {
  document: LibraryDocumentDetail;
  /** The document is there to be read, seen or heard; or was saved, where it can be nothing else. */
  onOpened: () => void;
  onPlace: (place: ReadingBody) => void;
}
