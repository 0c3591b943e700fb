import { downloadFile, useCall } from '@passerelle/shared/client';
import type { ImportFormat, UserImport } from '@passerelle/shared/contract';
import { userImportOutcomes } from '@passerelle/shared/contract/enums/user-import';
import { defineList, type ListOf } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/url-state';

/** Milliseconds between two polls of the import progress. */
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
