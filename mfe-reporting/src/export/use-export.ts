import { saveFile } from '@passerelle/shared/client';
import { reportFault } from '@passerelle/shared/events';
import { now } from '@passerelle/shared/i18n';
import { useState } from 'react';

import type { Filters } from '../queries/filters';
import { csvName, csvText } from './csv-file';
import type { PanelOnScreen, People } from './people';

type ExportState = { status: 'idle' | 'success' } | { status: 'failure'; error: unknown };

interface Export {
  state: ExportState;
  run: (panels: readonly PanelOnScreen[], filters: Filters, people?: People) => void;
  reset: () => void;
}

/** The file is made from what the page has. A failure is kept and goes to the log; nobody is told. */
export function useExport(): Export {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  return {
    state,
    run: (panels, filters, people) => {
      try {
        const text = csvText(panels, filters, people);
        saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), csvName(filters, now().getTime()));
        setState({ status: 'success' });
      } catch (error) {
        reportFault('mfe-reporting export', error);
        setState({ status: 'failure', error });
      }
    },
    reset: () => setState({ status: 'idle' }),
  };
}
