import { Trans } from '@lingui/react/macro';
import type { ContactColumns, ContactImport, ContactImported, ContactImportPreview } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, FailureText, PageHeader, useToast } from '@passerelle/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { importContacts, isOvertaken, readFile } from './contact-import.resource';
import { FileStep } from './file-step';
import { ImportDone } from './import-done';
import { PreviewStep } from './preview-step';

interface Read {
  file: File;
  preview: ContactImportPreview;
}

/** As they are said by now; cards have none. */
const fieldsOf = ({ columns }: ContactImportPreview) => columns.map(({ field }) => field ?? ('none' as const));

/** People of another address book: a file, what it holds, and what became of it. */
export function ContactImportScreen(): ReactNode {
  const toast = useToast();
  const [read, setRead] = useState<Read | null>(null);
  const [done, setDone] = useState<ContactImported | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const look = async (file: File, columns?: ContactColumns['columns']): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      setRead({ file, preview: await readFile(file, columns) });
    } catch (failure) {
      // What was read before stays: only the change of its columns did not come through.
      if (columns) toast(<FailureText error={failure} />, { tone: 'error' });
      else setError(failure);
    }
    setBusy(false);
  };
  const take = async (body: ContactImport): Promise<void> => {
    setBusy(true);
    try {
      setDone(await importContacts(body));
    } catch (failure) {
      if (read && isOvertaken(failure)) {
        await look(read.file, fieldsOf(read.preview));
        toast(
          <Trans>
            Votre carnet a changé entre-temps : rien n’a été importé. Vérifiez ce qui est montré, puis importez à
            nouveau.
          </Trans>,
          { tone: 'error' },
        );
      } else toast(<FailureText error={failure} />, { tone: 'error' });
    }
    setBusy(false);
  };

  // The button that led on is gone with its step: one goes on reading at the next.
  const step = done ? 'done' : read ? 'preview' : 'file';
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) area.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <>
      <PageHeader
        back={{ to: routeTo('contacts'), label: <Trans>Retour aux contacts</Trans> }}
        title={<Trans>Importer des contacts</Trans>}
      />
      <Box ref={area} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {done ? (
          <ImportDone done={done} />
        ) : read ? (
          <PreviewStep
            preview={read.preview}
            busy={busy}
            onColumns={(columns) => void look(read.file, columns)}
            onImport={(body) => void take(body)}
            onLeave={() => setRead(null)}
          />
        ) : (
          <FileStep busy={busy} error={error} onFile={(file) => void look(file)} />
        )}
      </Box>
    </>
  );
}
