import { saveFile } from '@passerelle/shared/client';
import { reportFault } from '@passerelle/shared/events';
import { now } from '@passerelle/shared/i18n';
import { useState } from 'react';

import type { Filters } from '../queries/filters';
import { csvName, csvText } from './csv-file';
import { excelName, excelText } from './excel-file';
import type { PanelOnScreen, People } from './people';

type ExportState = { status: 'idle' | 'success' } | { status: 'failure'; error: unknown };

/** The file of the specification, or that for a reader with a spreadsheet program. */
type FileKind = 'csv' | 'excel';

const files = {
  csv: { text: csvText, name: csvName },
  excel: { text: excelText, name: excelName },
} as const;

interface Export<A extends unknown[]> {
  state: ExportState;
  run: (...what: A) => void;
  reset: () => void;
}

interface MadeFile {
  name: string;
  text: string;
}

/** Saves a table file. A failure is kept in the state and logged, without a message. */
export function useFileExport(): Export<[make: () => MadeFile]> {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  return {
    state,
    run: (make) => {
      try {
        const { name, text } = make();
        saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
        setState({ status: 'success' });
      } catch (error) {
        reportFault('mfe-reporting export', error);
        setState({ status: 'failure', error });
      }
    },
    reset: () => setState({ status: 'idle' }),
  };
}

/** The file of the loaded page. */
export function useExport(): Export<
  [kind: FileKind, panels: readonly PanelOnScreen[], filters: Filters, people?: People]
> {
  const { run, ...file } = useFileExport();
  return {
    ...file,
    run: (kind, panels, filters, people) =>
      run(() => ({
        name: files[kind].name(filters, now().getTime()),
        text: files[kind].text(panels, filters, people),
      })),
  };
}
