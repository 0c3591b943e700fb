import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { FilesDifference } from '../difference/files-difference';

interface Props {
  /** As it is stored now. */
  theirs: ContentItem;
  mine: ItemFiles;
  onChoose: (whose: 'mine' | 'theirs') => void;
}

/** The item was changed elsewhere while it was edited here: shows both texts, and keeps one. */
export function ConflictDialog({ theirs, mine, onChoose }: Props): ReactNode {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const when = dateTime(theirs.changedAt);
  const who = theirs.changedBy;
  return (
    <Dialog
      open
      size="medium"
      title={<Trans>Ce contenu a été modifié ailleurs</Trans>}
      actions={
        <>
          <Button variant="neutral" onClick={() => onChoose('theirs')}>
            <Trans>Prendre l’autre texte</Trans>
          </Button>
          <Button variant="contained" onClick={() => onChoose('mine')}>
            <Trans>Garder mon texte</Trans>
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: '16px' }}>
        {who ? (
          <Trans>
            {who} l’a enregistré {when}, pendant votre saisie. Rien n’est perdu tant que vous n’avez pas choisi.
          </Trans>
        ) : (
          <Trans>
            Il a été enregistré {when}, pendant votre saisie. Rien n’est perdu tant que vous n’avez pas choisi.
          </Trans>
        )}
      </Typography>
      <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary' }}>
        <Trans>Barré : seulement dans l’autre texte. Souligné : seulement dans le vôtre.</Trans>
      </Typography>
      <Box component="section" aria-label={t`Différences`} tabIndex={0} sx={{ maxHeight: '50vh', overflowY: 'auto' }}>
        <FilesDifference item={theirs} before={theirs.files} after={mine} />
      </Box>
    </Dialog>
  );
}
