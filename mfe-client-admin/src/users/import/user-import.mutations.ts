import { send } from '@passerelle/shared/client';
import type { UserImport, UserImportCorrection, UserImportField, UserImportRow } from '@passerelle/shared/contract';

export const sendFile = (file: File): Promise<UserImport> => send('POST /users/imports', { files: { users: file } });

export const checkColumns = (importId: string, columns: (UserImportField | null)[]): Promise<UserImport> =>
  send('PUT /users/imports/:importId', { params: { importId }, body: { columns } });

export const correctRow = (importId: string, body: UserImportCorrection): Promise<UserImportRow> =>
  send('PUT /users/imports/:importId/rows', { params: { importId }, body });

export const startImport = (importId: string, sendWelcome: boolean): Promise<UserImport> =>
  send('POST /users/imports/:importId/start', { params: { importId }, body: { sendWelcome } });

export const stopImport = (importId: string): Promise<UserImport> =>
  send('POST /users/imports/:importId/stop', { params: { importId } });

export const undoImport = (importId: string): Promise<UserImport> =>
  send('POST /users/imports/:importId/undo', { params: { importId } });
