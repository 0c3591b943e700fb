import { Trans } from '@lingui/react/macro';
import UploadRounded from '@mui/icons-material/UploadRounded';
import { ApiError } from '@passerelle/shared/client';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { FileButton, useFaultText } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { FailureText, Typography, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { uploadDocument } from './user-documents.mutations';

const { bytes, extensions } = fileLimits.document;

/** Adds a document of one's own; what is wrong with the file is said in the words of the forms. */
export function UploadButton({ userId }: { userId: string }): ReactNode {
  const toast = useToast();
  const faultText = useFaultText();
  const { fileSize } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const most = fileSize(bytes);
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const { name } = await uploadDocument(userId, file);
      toast(<Trans>{name} est ajouté à vos documents</Trans>, { about: 'upload' });
    } catch (error) {
      const fault = error instanceof ApiError ? error.fields['document'] : undefined;
      toast(fault ? faultText(fault, 'file') : <FailureText error={error} />, { about: 'upload', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <Trans>{most} au plus</Trans>
      </Typography>
      <FileButton
        size="small"
        accept={extensions.map((extension) => `.${extension}`)}
        aria-busy={isBusy || undefined}
        startIcon={<UploadRounded />}
        onFile={(file) => void (isBusy || upload(file))}
      >
        <Trans>Ajouter un document</Trans>
      </FileButton>
    </>
  );
}
