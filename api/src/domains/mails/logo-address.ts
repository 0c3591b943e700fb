/** Whole, and open to anyone: a mail is read where nobody is signed in. `GET /logos/:fileId` answers it. */
export const logoAddress = (publicUrl: string, fileId: string | null): string | null =>
  fileId === null ? null : `${publicUrl}/api/logos/${fileId}`;
