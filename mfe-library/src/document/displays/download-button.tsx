import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import type { LibraryDocument } from '@passerelle/shared/contract';
import { Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  document: LibraryDocument;
  onPress?: () => void;
}

/** Saves the document under its own name. */
export const DownloadButton = ({ document: { url }, onPress }: Props): ReactNode => (
  <Button
    component="a"
    href={`${url}?download=true`}
    download
    variant="outlined"
    startIcon={<DownloadRounded />}
    onClick={onPress}
  >
    <Trans>Télécharger</Trans>
  </Button>
);
