import { Trans, useLingui } from '@lingui/react/macro';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { useCall } from '@passerelle/shared/client';
import type { SubTask } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { DropZone, FileButton } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, fullName, NewTabLink, Notice, Typography, VisibleToStaff } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useId } from 'react';

import { type StepProps, useClosedReason } from '../step';
import { StepActions } from '../step-layout';
import { UploadFaultText } from './upload-fault';
import { useUpload } from './use-upload';

/** Visibility note of an upload: the staff who can read it, with the name of the person's follower. */
function VisibleToCompanion(): ReactNode {
  const { data: me } = useCall('GET /me');
  const companion = me?.job?.hrRepresentative ?? me?.job?.manager;
  const name = companion && fullName(companion);
  return (
    <VisibleToStaff sx={{ flex: '1 1 240px' }}>
      {name ? (
        <Trans>Visible par {name} et les personnes qui vous accompagnent.</Trans>
      ) : (
        <Trans>Visible par les personnes qui vous accompagnent.</Trans>
      )}
    </VisibleToStaff>
  );
}

interface ChosenFileProps {
  name: string;
  size: number | undefined;
  busy: boolean;
}

/** The chosen file, before and while it is sent. */
function ChosenFile({ name, size, busy }: ChosenFileProps): ReactNode {
  const { fileSize } = useFormats();
  return (
    <Box aria-live="polite" sx={{ display: 'grid', justifyItems: 'center', gap: '6px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 560, overflowWrap: 'anywhere' }}>
        <DescriptionRounded sx={{ flex: 'none', fontSize: 20, color: 'neutral.ink3' }} />
        {name}
      </Box>
      {busy ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Envoi en cours…</Trans>
        </Typography>
      ) : (
        size !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {fileSize(size)}
          </Typography>
        )
      )}
    </Box>
  );
}

const accept = fileLimits.document.extensions.map((extension) => `.${extension}`);

/** Lets a file be chosen or dropped, and sends it on confirmation. */
function FileToSend(props: StepProps): ReactNode {
  const { fileSize } = useFormats();
  const closed = useClosedReason(props);
  const upload = useUpload(props);
  const [chooser, wrong] = [useId(), useId()];
  const { name, size, busy, fault } = upload;
  const { bytes, bytesOfPerson } = fileLimits.document;
  const [most, all] = [fileSize(bytes), fileSize(bytesOfPerson)];
  // A refused file removes the button that was pressed, so the focus moves to the file chooser.
  const isRefused = fault !== null && !name;
  useEffect(() => {
    if (isRefused) document.getElementById(chooser)?.focus();
  }, [isRefused, chooser]);
  if (closed) {
    return (
      <StepActions>
        <ActionButton variant="neutral" startIcon={<UploadFileRounded />} missing={closed}>
          <Trans>Choisir un fichier</Trans>
        </ActionButton>
      </StepActions>
    );
  }
  return (
    <Box data-print="no" sx={{ display: 'grid', gap: '12px', mt: '16px' }}>
      <DropZone closed={busy} onFile={upload.choose}>
        {name ? (
          <ChosenFile name={name} size={size} busy={busy} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>
              Déposez un fichier ici, ou choisissez-le. {most} au plus, {all} pour tous vos fichiers.
            </Trans>
          </Typography>
        )}
        {!busy && (
          <FileButton
            id={chooser}
            accept={accept}
            onFile={upload.choose}
            startIcon={<UploadFileRounded />}
            {...(fault && { 'aria-describedby': wrong })}
          >
            {name ? <Trans>Choisir un autre fichier</Trans> : <Trans>Choisir un fichier</Trans>}
          </FileButton>
        )}
      </DropZone>
      {fault && (
        <Notice
          tone="error"
          role="alert"
          title={
            <span id={wrong}>
              <UploadFaultText fault={fault} />
            </span>
          }
        />
      )}
      {upload.isHalfDone && (
        <Notice tone="info" title={<Trans>Votre fichier est arrivé, mais l’étape ne le sait pas encore.</Trans>}>
          <Trans>Terminez l’envoi : le fichier ne repart pas.</Trans>
        </Notice>
      )}
      <VisibleToCompanion />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <Trans>
          Le lieu et l’appareil inscrits dans une image sont effacés à l’envoi. Les autres fichiers (PDF, documents,
          vidéos, sons) partent tels quels, avec ce que leur logiciel y a inscrit.
        </Trans>
      </Typography>
      {name && (
        <ActionButton
          variant={props.look === 'next' ? 'contained' : 'outlined'}
          busy={busy}
          onClick={() => void upload.submit()}
          sx={{ justifySelf: { xs: 'stretch', md: 'start' } }}
        >
          {upload.isHalfDone ? <Trans>Terminer l’envoi</Trans> : <Trans>Envoyer le fichier</Trans>}
        </ActionButton>
      )}
    </Box>
  );
}

/** The files of a step, and the control to send one until the step is done. */
export const UploadStep = (props: StepProps): ReactNode => (
  <>
    <SentDocuments step={props.step} />
    {props.look !== 'done' && <FileToSend {...props} />}
  </>
);

/** The files that were sent for a step. */
export function SentDocuments({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const { documents } = step.userSubTask;
  if (documents.length === 0) return null;
  return (
    <Box component="ul" aria-label={t`Fichiers envoyés`} sx={{ m: 0, mt: '12px', p: 0, listStyle: 'none' }}>
      {documents.map(({ id, name, url }) => (
        <Box
          key={id}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', gap: '8px', minHeight: 36, overflowWrap: 'anywhere' }}
        >
          <DescriptionRounded sx={{ fontSize: 20, color: 'neutral.ink3' }} />
          <NewTabLink href={url}>{name}</NewTabLink>
        </Box>
      ))}
    </Box>
  );
}
