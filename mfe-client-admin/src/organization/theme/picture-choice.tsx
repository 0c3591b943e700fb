import { Trans } from '@lingui/react/macro';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { FileButton } from '@passerelle/shared/forms';
import { FieldFault } from '@passerelle/shared/ui/inputs';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useId } from 'react';

import type { ThemePicture } from './use-theme-picture';

interface Props {
  picture: ThemePicture;
  title: ReactNode;
  /** Where it stands, and how large. */
  help: ReactNode;
}

/** Chooses or removes a picture of the theme; the limits stand beside the button. */
export function PictureChoice({ picture, title, help }: Props): ReactNode {
  const { fileSize } = useFormats();
  const id = useId();
  const most = fileSize(fileLimits.themePicture.bytes);
  const { file, shown, fault } = picture;
  return (
    <Box>
      <Typography component="h2" variant="h4" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography
        id={id}
        variant="body2"
        sx={{ mt: '4px', mb: '10px', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {help} {file ? file.name : <Trans>JPEG ou PNG, {most} au plus.</Trans>}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
        <FileButton
          accept={fileLimits.themePicture.types}
          onFile={picture.choose}
          aria-describedby={`${id}-title ${id}${fault ? ` ${id}-fault` : ''}`}
        >
          {shown ? <Trans>Choisir une autre image</Trans> : <Trans>Choisir une image</Trans>}
        </FileButton>
        {shown && (
          <Button variant="text" color="error" aria-describedby={`${id}-title`} onClick={picture.remove}>
            <Trans>Retirer l’image</Trans>
          </Button>
        )}
      </Box>
      <div role="alert">
        <FieldFault id={`${id}-fault`} fault={fault} />
      </div>
    </Box>
  );
}
