import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactColumns, ContactImport, ContactImported, ContactImportPreview } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, FailureText, Notice, PageHeader, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { importContacts, isPreviewOutdated, readFile } from './contact-import.mutations';
import { FileStep } from './file-step';
import { PreviewStep } from './preview-step';

interface Read {
  file: File;
  preview: ContactImportPreview;
}

/** The fields of the columns as chosen so far; vCard files have no columns. */
const fieldsOf = ({ columns }: ContactImportPreview) => columns.map(({ field }) => field ?? ('none' as const));

/** Imports contacts from a file in three steps: choice, preview, result. */
export function ContactImportScreen(): ReactNode {
  const toast = useToast();
  const [read, setRead] = useState<Read | null>(null);
  const [done, setDone] = useState<ContactImported | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const loadPreview = async (file: File, columns?: ContactColumns['columns']): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      setRead({ file, preview: await readFile(file, columns) });
    } catch (failure) {
      // The preview stays as it was: only the change of its columns failed.
      if (columns) toast(<FailureText error={failure} />, { tone: 'error' });
      else setError(failure);
    }
    setBusy(false);
  };
  const runImport = async (body: ContactImport): Promise<void> => {
    setBusy(true);
    try {
      setDone(await importContacts(body));
    } catch (failure) {
      if (read && isPreviewOutdated(failure)) {
        await loadPreview(read.file, fieldsOf(read.preview));
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

  // The pressed button is gone with its step, so the focus moves to the next step.
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
            onColumns={(columns) => void loadPreview(read.file, columns)}
            onImport={(body) => void runImport(body)}
            onLeave={() => setRead(null)}
          />
        ) : (
          <FileStep busy={busy} error={error} onFile={(file) => void loadPreview(file)} />
        )}
      </Box>
    </>
  );
}

/** The result of the import. */
function ImportDone({ done: { created, completed } }: { done: ContactImported }): ReactNode {
  const { t } = useLingui();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Notice
        tone="success"
        title={t`${plural(created, { 0: 'Aucun contact ajouté', one: '# contact ajouté', other: '# contacts ajoutés' })}`}
        action={
          <Button component={RouteLink} to={routeTo('contacts')} variant="contained">
            <Trans>Voir vos contacts</Trans>
          </Button>
        }
      >
        {t`${plural(completed, { 0: 'Aucune fiche complétée', one: '# fiche complétée', other: '# fiches complétées' })}`}
      </Notice>
    </Box>
  );
}
