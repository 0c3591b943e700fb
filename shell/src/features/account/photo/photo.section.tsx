import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { FileButton } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, Button, PersonAvatar, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';

import { AccountSection, StaffSees } from '../sections/account-section';
import { usePhoto } from './use-photo';

interface Props {
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function PhotoRemoval({ busy, onConfirm, onClose }: Props): ReactNode {
  return (
    <ConfirmDialog
      open
      danger
      title={<Trans>Retirer votre photo ?</Trans>}
      confirmLabel={<Trans>Retirer la photo</Trans>}
      cancelLabel={<Trans>Garder la photo</Trans>}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>Vos initiales seront affichées à sa place.</Trans>
    </ConfirmDialog>
  );
}

/** The person's picture: chosen, looked at as it will be shown, and only then sent. */
export function PhotoSection({ me }: { me: OwnProfile }): ReactNode {
  const { preview, busy, choose, forget, save, remove } = usePhoto();
  const [asked, setAsked] = useState(false);
  const { fileSize } = useFormats();
  const most = fileSize(fileLimits.avatar.bytes);
  const chooser = useId();
  const hasPhoto = me.avatarUrl !== null;
  // The button that was pressed is about to go.
  const backToChooser = (): void => document.getElementById(chooser)?.focus();

  return (
    <AccountSection id="photo" title={<Trans>Photo</Trans>}>
      <StaffSees me={me} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '18px 24px' }}>
        <PersonAvatar
          id={me.id}
          firstName={me.firstName}
          lastName={me.lastName}
          src={preview ?? me.avatarUrl}
          size={96}
        />
        <Box sx={{ flex: 1, minWidth: 'min(100%, 260px)' }}>
          <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary' }}>
            {preview ? (
              <Trans>Aperçu de votre photo. Enregistrez-la pour la garder.</Trans>
            ) : (
              <Trans>Une image JPEG ou PNG, de {most} au plus.</Trans>
            )}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
            <FileButton id={chooser} accept={fileLimits.avatar.types} onFile={choose}>
              {hasPhoto || preview ? <Trans>Choisir une autre photo</Trans> : <Trans>Choisir une photo</Trans>}
            </FileButton>
            {preview && (
              <>
                <ActionButton busy={busy} onClick={() => void save().then((done) => done && backToChooser())}>
                  <Trans>Enregistrer la photo</Trans>
                </ActionButton>
                <Button
                  variant="text"
                  onClick={() => {
                    forget();
                    backToChooser();
                  }}
                >
                  <Trans>Annuler</Trans>
                </Button>
              </>
            )}
            {hasPhoto && !preview && (
              <Button variant="text" color="error" onClick={() => setAsked(true)}>
                <Trans>Retirer la photo</Trans>
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {asked && (
        <PhotoRemoval
          busy={busy}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void remove().then((done) => {
              // The dialog gives the focus back to what opened it, which may be gone by then.
              flushSync(() => setAsked(false));
              if (done) backToChooser();
            })
          }
        />
      )}
    </AccountSection>
  );
}
