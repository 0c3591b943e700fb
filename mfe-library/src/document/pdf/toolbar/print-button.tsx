import { Trans, useLingui } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import { CircularProgress, useToast } from '@passerelle/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { PdfFile } from '../engine/pdf-file';
import { printFile } from '../print-file';
import { ToolButton } from './tool-button';

/** Prints the document, and nothing of the page around it. */
export function PrintButton({ file }: { file: PdfFile }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const given = useRef<AbortController>(undefined);
  useEffect(() => () => given.current?.abort(), []);
  const print = async (): Promise<void> => {
    given.current = new AbortController();
    const { signal } = given.current;
    setBusy(true);
    try {
      await printFile(file, signal);
    } catch {
      if (!signal.aborted) toast(<Trans>L’impression n’a pas pu être préparée.</Trans>, { tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <ToolButton
      label={isBusy ? t`Préparation de l’impression…` : t`Imprimer`}
      isOver={isBusy}
      onClick={() => void print()}
    >
      {isBusy ? <CircularProgress size={20} aria-hidden /> : <PrintRounded />}
    </ToolButton>
  );
}
