import { Trans, useLingui } from '@lingui/react/macro';
import { fileLimits, limits } from '@passerelle/shared/contract/limits';
import { FileButton, TextField } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, FormSection, Typography } from '@passerelle/shared/ui';
import { FieldFault } from '@passerelle/shared/ui/inputs';
import { useId, type ReactNode } from 'react';

import type { Picture } from './use-picture';

/** A picture of the offer, such as a screenshot, with its description. */
export function PictureField({ picture }: { picture: Picture }): ReactNode {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const most = fileSize(fileLimits.jobOfferImage.bytes);
  const { file, existing, preview, fault, choose, forget, restore } = picture;
  const [chooser, help] = [useId(), useId()];
  const leave = (act: () => void) => () => {
    // The pressed button is about to disappear.
    document.getElementById(chooser)?.focus();
    act();
  };
  return (
    <FormSection title={<Trans>Image (facultatif)</Trans>}>
      {preview && (
        <Box
          component="img"
          src={preview}
          alt={existing ? t`Image enregistrée` : t`Aperçu de l’image choisie`}
          sx={{ maxWidth: '100%', maxHeight: 240, objectFit: 'contain', justifySelf: 'start', borderRadius: '12px' }}
        />
      )}
      <Box>
        <Typography id={help} variant="body2" sx={{ mb: '12px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {file ? file.name : <Trans>Une image JPEG ou PNG, de {most} au plus.</Trans>}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
          <FileButton
            id={chooser}
            accept={fileLimits.jobOfferImage.types}
            onFile={choose}
            aria-describedby={fault ? `${help} ${help}-fault` : help}
          >
            {preview ? <Trans>Choisir une autre image</Trans> : <Trans>Choisir une image</Trans>}
          </FileButton>
          {restore && (
            <Button variant="text" onClick={leave(restore)}>
              <Trans>Remettre l’image enregistrée</Trans>
            </Button>
          )}
          {preview && (
            <Button variant="text" color="error" onClick={leave(forget)}>
              <Trans>Retirer l’image</Trans>
            </Button>
          )}
        </Box>
        <div role="alert">
          <FieldFault id={`${help}-fault`} fault={fault} />
        </div>
      </Box>
      {preview && (
        <TextField
          name="documents.0.description"
          label={t`Description de l’image`}
          autoComplete="off"
          maxLength={limits.titleLength}
          optional
        />
      )}
    </FormSection>
  );
}
