import { Trans } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { FailureText } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { TaskActionFailure } from '../../../components/use-task-action';

/** Reason for refusal of a file before the upload, or error of the upload. */
export type UploadFault =
  { kind: 'empty' | 'large' | 'room' | 'type' | 'duplicate' | 'gone' } | { kind: 'other'; error: unknown };

const { bytes, bytesOfPerson, extensions } = fileLimits.document;

export function faultOfFile({ name, size }: File): UploadFault | null {
  if (size === 0) return { kind: 'empty' };
  if (size > bytes) return { kind: 'large' };
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return extensions.some((one) => one === extension) ? null : { kind: 'type' };
}

/** Errors about the file itself; any other error is shown as one of the step. */
export function faultOfError(error: unknown): UploadFault {
  if (!(error instanceof ApiError)) return { kind: 'other', error };
  const { code, fields } = error;
  if (code === 'duplicate' || fields['document'] === 'duplicate') return { kind: 'duplicate' };
  if (fields['document'] === 'tooMany') return { kind: 'room' };
  if (code === 'tooLarge' || fields['document'] === 'tooLarge') return { kind: 'large' };
  if (code === 'wrongType' || fields['document'] === 'notAllowed') return { kind: 'type' };
  if (fields['document'] === 'tooSmall') return { kind: 'empty' };
  return fields['document'] === 'unknown' ? { kind: 'gone' } : { kind: 'other', error };
}

export function UploadFaultText({ fault }: { fault: UploadFault }): ReactNode {
  const { fileSize } = useFormats();
  const [most, all] = [fileSize(bytes), fileSize(bytesOfPerson)];
  switch (fault.kind) {
    case 'empty':
      return <Trans>Ce fichier est vide</Trans>;
    case 'large':
      return <Trans>Ce fichier est trop lourd : {most} au plus</Trans>;
    case 'room':
      return (
        <Trans>
          Vos fichiers peuvent occuper {all} en tout, et celui-ci n’y tient plus : choisissez-en un plus léger
        </Trans>
      );
    case 'type':
      return <Trans>Ce type de fichier n’est pas accepté</Trans>;
    case 'duplicate':
      return <Trans>Un fichier porte déjà ce nom : renommez celui-ci, ou choisissez-en un autre</Trans>;
    case 'gone':
      return <Trans>Ce fichier n’est plus là : choisissez-le à nouveau</Trans>;
    case 'other':
      return fault.error instanceof ApiError ? (
        <TaskActionFailure error={fault.error} />
      ) : (
        <FailureText error={fault.error} />
      );
  }
}
