import { Trans, useLingui } from '@lingui/react/macro';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import NotesRounded from '@mui/icons-material/NotesRounded';
import { AreaFailure, Box, Button, DelayedSkeleton, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

import { desk, type DisplayProps } from '../displays/display';
import { DocumentMissing, NotShown } from '../displays/not-shown-displays';
import { openPdf } from './engine/open-pdf';
import { PdfFailure, type PdfFault, type PdfFile, type PdfSize } from './engine/pdf-file';
import { PdfReader } from './pdf-reader';
import { PdfText } from './pdf-text';

/** Shows a PDF: opening, open, or the reason why it failed. */
export function PdfDisplay({ mayPrint, ...props }: DisplayProps & { mayPrint: boolean }): ReactNode {
  const pdf = usePdf(props.document.url);
  switch (pdf.state) {
    case 'open':
      return <OpenPdf {...props} file={pdf.file} first={pdf.first} mayPrint={mayPrint} />;
    case 'failed':
      return <Failed {...props} fault={pdf.fault} onRetry={pdf.retry} />;
    case 'opening':
      return <Opening />;
  }
}

/** The pages; on a phone, on demand, their text alone. */
function OpenPdf(props: ComponentProps<typeof PdfReader>): ReactNode {
  const [isText, setText] = useState(false);
  return (
    <>
      <Button
        variant="neutral"
        size="small"
        startIcon={isText ? <ArticleRounded /> : <NotesRounded className="flip" />}
        onClick={() => setText(!isText)}
        sx={{ display: { md: 'none' }, mb: '12px' }}
      >
        {isText ? <Trans>Voir les pages</Trans> : <Trans>Lire le texte</Trans>}
      </Button>
      {isText ? <PdfText file={props.file} document={props.document} /> : <PdfReader {...props} />}
    </>
  );
}

function Opening(): ReactNode {
  const { t } = useLingui();
  return (
    <DelayedSkeleton>
      <VisuallyHidden component="output">{t`Chargement du document…`}</VisuallyHidden>
      <Box sx={desk}>
        <Skeleton variant="rounded" width="min(100%, 720px)" height={900} sx={{ borderRadius: '3px' }} />
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

type Opened =
  | { state: 'opening' }
  /** `first`: the size of the first page, assumed for the others until they are drawn. */
  | { state: 'open'; file: PdfFile; first: PdfSize }
  | { state: 'failed'; fault: PdfFault };

interface Attempt {
  address: string;
  count: number;
}

/** Opens the PDF at an address, and closes it on unmount. */
function usePdf(address: string): Opened & { retry: () => void } {
  const [attempt, setAttempt] = useState<Attempt>({ address, count: 0 });
  const [result, setResult] = useState<{ attempt: Attempt; opened: Opened }>();
  if (attempt.address !== address) setAttempt({ address, count: 0 });

  useEffect(() => {
    const controller = new AbortController();
    const open = async (): Promise<Opened> => {
      const file = await openPdf(attempt.address, controller.signal);
      return { state: 'open', file, first: await file.sizeOf(1) };
    };
    const failed = (error: unknown): Opened => ({
      state: 'failed',
      // The chunk of the engine may have failed to load.
      fault: error instanceof PdfFailure ? error.fault : 'unreachable',
    });
    void open()
      .catch(failed)
      .then((opened) => {
        if (!controller.signal.aborted) setResult({ attempt, opened });
      });
    return () => controller.abort();
  }, [attempt]);

  const opened: Opened = result?.attempt === attempt ? result.opened : { state: 'opening' };
  return { ...opened, retry: () => setAttempt(({ count }) => ({ address, count: count + 1 })) };
}
