import { Trans, useLingui } from '@lingui/react/macro';
import { AreaFailure, Box, DelayedSkeleton, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { desk } from '../displays/desk';
import type { DisplayProps } from '../displays/display';
import { NotShown } from '../displays/not-shown';
import { DocumentMissing } from '../document-missing';
import type { PdfFault } from './engine/pdf-file';
import { PdfReader } from './pdf-reader';
import { usePdf } from './use-pdf';

/** A PDF, once it is open; or why it is not. */
export function PdfDisplay({ mayPrint, ...props }: DisplayProps & { mayPrint: boolean }): ReactNode {
  const pdf = usePdf(props.document.url);
  switch (pdf.state) {
    case 'open':
      return <PdfReader {...props} file={pdf.file} first={pdf.first} mayPrint={mayPrint} />;
    case 'failed':
      return <Failed {...props} fault={pdf.fault} onRetry={pdf.retry} />;
    case 'opening':
      return <Opening />;
  }
}

function Opening(): ReactNode {
  const { t } = useLingui();
  return (
    <DelayedSkeleton>
      <VisuallyHidden component="output">{t`Chargement du document…`}</VisuallyHidden>
      <Box sx={desk}>
        <Skeleton variant="rectangular" width="min(100%, 720px)" height={900} sx={{ borderRadius: '3px' }} />
      </Box>
    </DelayedSkeleton>
  );
}

function Failed({ fault, onRetry, ...props }: DisplayProps & { fault: PdfFault; onRetry: () => void }): ReactNode {
  switch (fault) {
    case 'password':
      return (
        <NotShown {...props} title={<Trans>Ce document est protégé par un mot de passe</Trans>}>
          <Trans>Téléchargez-le pour l’ouvrir avec son mot de passe sur votre appareil.</Trans>
        </NotShown>
      );
    case 'damaged':
      return (
        <NotShown {...props} title={<Trans>Ce document ne peut pas être lu</Trans>}>
          <Trans>Le fichier semble abîmé. Vous pouvez le télécharger pour l’essayer sur votre appareil.</Trans>
        </NotShown>
      );
    case 'missing':
      return <DocumentMissing level={2} />;
    case 'unreachable':
      return (
        <AreaFailure title={<Trans>Le document n’a pas pu être chargé</Trans>} onRetry={onRetry}>
          <Trans>Le reste fonctionne.</Trans>
        </AreaFailure>
      );
  }
}
