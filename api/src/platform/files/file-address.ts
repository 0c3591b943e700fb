/** Where a page finds a kept file; `GET /files/:fileId` decides who may see it. */
export const fileAddress = (fileId: string | null): string | null => (fileId === null ? null : `/api/files/${fileId}`);
