import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { ApiError } from '@passerelle/shared/client';
import type { ImportFormat } from '@passerelle/shared/contract';
import { fileLimits, limits } from '@passerelle/shared/contract/limits';
import { DropZone, FileButton } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { ActionButton, Box, Card, FailureText, Notice, Section, Typography, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { ImportVisibleTo } from './import-labels';
import { sendFile } from './user-import.mutations';
import { downloadTemplate } from './user-import.resource';

const { bytes, extensions } = fileLimits.usersImport;

/** Error text of a refused file. The size is checked before the upload; other errors have the server's text. */
function FileFault({ error }: { error: unknown }): ReactNode {
  const { fileSize } = useFormats();
  const most = fileSize(bytes);
  if (error === 'tooLarge') return <Trans>Ce fichier est trop lourd : {most} au plus.</Trans>;
  const isOfFile = error instanceof ApiError && 'users' in error.fields;
  return isOfFile ? error.message : <FailureText error={error} />;
}

/** Chooses the file and shows its limits first. Choosing a file adds no people. */
export function FileStep(): ReactNode {
  const { number, fileSize } = useFormats();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [rows, size] = [number(limits.usersImportRows), fileSize(bytes)];
  const take = async (file: File): Promise<void> => {
    if (busy) return;
    setError(null);
    if (file.size > bytes) {
      setError('tooLarge');
      return;
    }
    setBusy(true);
    try {
      const { id } = await sendFile(file);
      void navigate(routeTo('clientUserImport', { importId: id }));
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Box
      sx={{ display: 'grid', gap: '18px', gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 348px' } }}
    >
      <Card sx={{ display: 'grid', gap: '18px', alignContent: 'start' }}>
        <DropZone closed={busy} onFile={(file) => void take(file)}>
          <UploadFileRounded sx={{ fontSize: 32, color: 'neutral.ink3' }} />
          <Typography>
            <Trans>Déposez ici un fichier Excel ou CSV, ou choisissez-le.</Trans>
          </Typography>
          <FileButton
            accept={extensions.map((extension) => `.${extension}`)}
            variant="contained"
            aria-busy={busy || undefined}
            onFile={(file) => void take(file)}
          >
            {busy ? <Trans>Lecture du fichier…</Trans> : <Trans>Choisir un fichier</Trans>}
          </FileButton>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>
              {rows} personnes et {size} au plus.
            </Trans>
          </Typography>
        </DropZone>
        {Boolean(error) && !busy && (
          <Notice role="alert" tone="error" title={<Trans>Ce fichier n’a pas pu être lu</Trans>}>
            <FileFault error={error} />
          </Notice>
        )}
        <Typography variant="body2" sx={{ maxWidth: '66ch', color: 'text.secondary' }}>
          <Trans>
            Personne n’est ajouté à cette étape. Vous verrez d’abord ce que chaque ligne ferait ; les personnes déjà là
            ne sont jamais modifiées.
          </Trans>
        </Typography>
        <ImportVisibleTo />
      </Card>
      <Card component="section">
        <Template />
      </Card>
    </Box>
  );
}

function Template(): ReactNode {
  const toast = useToast();
  const [busy, setBusy] = useState<ImportFormat | null>(null);
  const load = async (format: ImportFormat): Promise<void> => {
    setBusy(format);
    try {
      await downloadTemplate(format);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
    setBusy(null);
  };
  const button = (format: ImportFormat, label: ReactNode): ReactNode => (
    <ActionButton
      variant="neutral"
      busy={busy === format}
      startIcon={<DownloadRounded />}
      onClick={() => void load(format)}
    >
      {label}
    </ActionButton>
  );
  return (
    <Section title={<Trans>Partir d’un modèle</Trans>}>
      <Typography variant="body2" sx={{ mb: '14px', color: 'text.secondary' }}>
        <Trans>
          Toutes les colonnes, et une ligne d’exemple qui montre comment les remplir. Elle n’est pas importée si vous
          l’y laissez.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
        {button('xlsx', <Trans>Modèle Excel</Trans>)}
        {button('csv', <Trans>Modèle CSV</Trans>)}
      </Box>
    </Section>
  );
}
