import { Trans } from '@lingui/react/macro';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import type { FieldCode } from '@passerelle/shared/contract';
import { fileLimits, limits, ownLimits } from '@passerelle/shared/contract/limits';
import { FileButton } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Card, FailureText, Notice, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { fileFault } from './contact-import.mutations';

const accept = ['.vcf', '.vcard', '.csv', '.txt', 'text/vcard', 'text/csv'];

function Fault({ error }: { error: unknown }): ReactNode {
  const { number, fileSize } = useFormats();
  const [size, rows] = [fileSize(fileLimits.contactsImport.bytes), number(limits.contactsImportRows)];
  const none = <Trans>Aucun contact n’a été trouvé dans ce fichier.</Trans>;
  const faults: Partial<Record<FieldCode, ReactNode>> = {
    notAllowed: <Trans>Ce fichier n’est ni un tableau CSV ni un carnet vCard.</Trans>,
    tooLarge: <Trans>Ce fichier est trop lourd : {size} au plus.</Trans>,
    tooMany: <Trans>Ce fichier compte trop de contacts : {rows} au plus.</Trans>,
    format: none,
    required: none,
  };
  const fault = fileFault(error);
  return (fault && faults[fault]) ?? <FailureText error={error} />;
}

interface Props {
  busy: boolean;
  /** Read error of the last file. */
  error: unknown;
  onFile: (file: File) => void;
}

/** The choice of the file. Nothing is saved before the preview is confirmed. */
export function FileStep({ busy, error, onFile }: Props): ReactNode {
  const { number } = useFormats();
  const [ofFile, ofBook] = [number(limits.contactsImportRows), number(ownLimits.contacts)];
  return (
    <Card sx={{ display: 'grid', gap: '18px', justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: '62ch' }}>
        <Trans>
          Un carnet exporté de votre téléphone ou de votre messagerie (vCard), ou un tableau enregistré au format CSV.
          Vous verrez ce qu’il contient avant que rien ne soit ajouté.
        </Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>
          Un fichier peut compter {ofFile} contacts au plus, et votre carnet {ofBook}.
        </Trans>
      </Typography>
      <FileButton
        accept={accept}
        variant="contained"
        startIcon={<UploadFileRounded />}
        aria-busy={busy || undefined}
        onFile={(file) => {
          if (!busy) onFile(file);
        }}
      >
        {busy ? <Trans>Lecture du fichier…</Trans> : <Trans>Choisir un fichier</Trans>}
      </FileButton>
      {Boolean(error) && !busy && (
        <Notice role="alert" tone="error" title={<Trans>Ce fichier n’a pas pu être lu</Trans>}>
          <Fault error={error} />
        </Notice>
      )}
    </Card>
  );
}
