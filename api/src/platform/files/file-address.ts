/** The address of a stored file for pages; `GET /files/:fileId` checks who may see it. */
export const fileAddress = (fileId: string | null): string | null => (fileId === null ? null : `/api/files/${fileId}`);
