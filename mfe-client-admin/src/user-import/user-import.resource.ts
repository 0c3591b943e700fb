import { downloadFile, send, useCall } from '@passerelle/shared/client';
import {
  type ImportFormat,
  type UserImport,
  type UserImportField,
  userImportOutcomes,
} from '@passerelle/shared/contract';
import { defineList, type ListOf } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/routes';

/** Milliseconds between two questions for how far an import is. */
const POLL_MS = 1_000;

export const isUnderWay = ({ status }: Pick<UserImport, 'status'>): boolean =>
  status === 'checking' || status === 'running';

export function useUserImport(importId: string) {
  const params = { importId };
  const { data } = useCall('GET /users/imports/:importId', { params });
  return useCall('GET /users/imports/:importId', {
    params,
    every: data && isUnderWay(data) ? POLL_MS : 0,
  });
}

export const useUserImports = () => useCall('GET /users/imports', { query: {} });

/** The rows of one import. */
export const importRowList = defineList('GET /users/imports/:importId/rows', (filter) => ({
  sorts: { line: 'asc' } as const,
  filters: {
    outcome: filter(oneOf(['all', ...userImportOutcomes], 'all'), {
      outcome: (outcome) => (outcome === 'all' ? undefined : [outcome]),
    }),
  },
}));
export type ImportRowList = ListOf<typeof importRowList>;

export const downloadTemplate = (format: ImportFormat): Promise<void> =>
  downloadFile('GET /users/import/template', { query: { format } });

export const downloadRefused = (importId: string): Promise<void> =>
  downloadFile('GET /users/imports/:importId/refused', { params: { importId } });

export const sendFile = (file: File): Promise<UserImport> => send('POST /users/imports', { files: { users: file } });

export const checkColumns = (importId: string, columns: (UserImportField | null)[]): Promise<UserImport> =>
  send('PUT /users/imports/:importId', { params: { importId }, body: { columns } });

export const startImport = (importId: string, sendWelcome: boolean): Promise<UserImport> =>
  send('POST /users/imports/:importId/start', { params: { importId }, body: { sendWelcome } });

export const stopImport = (importId: string): Promise<UserImport> =>
  send('POST /users/imports/:importId/stop', { params: { importId } });

export const undoImport = (importId: string): Promise<UserImport> =>
  send('POST /users/imports/:importId/undo', { params: { importId } });
