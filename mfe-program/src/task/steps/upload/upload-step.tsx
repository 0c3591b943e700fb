import { useLingui } from '@lingui/react/macro';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import type { SubTask } from '@passerelle/shared/contract';
import { Box, NewTabLink } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { StepProps } from '../step';
import { FileToSend } from './file-to-send';

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
