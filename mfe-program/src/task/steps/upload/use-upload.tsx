import { Trans } from '@lingui/react/macro';
import { whenRefreshed } from '@passerelle/shared/client';
import { scrollToElement, useToast } from '@passerelle/shared/ui';
import { useState } from 'react';

import { confirmStep, refreshTasks } from '../../../components/task-validation.mutations';
import { stepAnchor, type StepProps } from '../step';
import { faultOfError, faultOfFile, type UploadFault } from './upload-fault';
import { sendFile, unfinishedUpload } from './upload.mutations';

/** Sends the file, then validates the step. If the second call fails, a retry does not send the file again. */
export function useUpload({ taskId, step, family }: Pick<StepProps, 'taskId' | 'step' | 'family'>) {
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(() => unfinishedUpload.read(step));
  const [fault, setFault] = useState<UploadFault | null>(null);
  const [busy, setBusy] = useState(false);

  const forget = (): void => {
    setSent(null);
    unfinishedUpload.erase(step);
  };
  const choose = (chosen: File): void => {
    const wrong = faultOfFile(chosen);
    forget();
    setFile(wrong ? null : chosen);
    setFault(wrong);
  };

  const fail = async (error: unknown): Promise<void> => {
    const wrong = faultOfError(error);
    await refreshTasks();
    if (wrong.kind === 'gone') forget();
    // The same file would be refused again.
    if (wrong.kind !== 'other') setFile(null);
    setFault(wrong);
    setBusy(false);
  };

  const submit = async (): Promise<void> => {
    if (busy || (!sent && !file)) return;
    setBusy(true);
    setFault(null);
    try {
      const document = sent ?? (file && (await sendFile(file, step, family)));
      if (!document) return;
      setSent(document);
      unfinishedUpload.write(step, document);
      await confirmStep(taskId, step, { document: document.id });
      unfinishedUpload.erase(step);
      await whenRefreshed();
      setSent(null);
      setFile(null);
      setBusy(false);
      toast(<Trans>Fichier envoyé</Trans>);
      scrollToElement(stepAnchor(step.id));
    } catch (error) {
      await fail(error);
    }
  };
  return {
    name: sent?.name ?? file?.name,
    size: file?.size,
    isHalfDone: sent !== null && !busy,
    fault,
    busy,
    choose,
    submit,
  };
}
