import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { FilesDifference } from '../difference/files-difference';
import type { KeptText } from '../autosave/kept-text';

interface Props {
  /** As it is stored. */
  item: ContentItem;
  kept: KeptText;
  onChoose: (whether: 'take' | 'drop') => void;
}

/** A text of an earlier visit never reached the server: offers to go on with it. */
export function OfferDialog({ item, kept, onChoose }: Props): ReactNode {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const when = dateTime(kept.at);
  return (
    <Dialog
      open
      size="medium"
      title={<Trans>Un texte n’a pas été enregistré</Trans>}
      actions={
        <>
          <Button variant="neutral" onClick={() => onChoose('drop')}>
            <Trans>Garder le texte enregistré</Trans>
          </Button>
          <Button variant="contained" onClick={() => onChoose('take')}>
            <Trans>Reprendre ce texte</Trans>
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: '16px' }}>
        <Trans>Cet appareil a gardé ce que vous avez écrit {when}. Voici ce qui diffère du texte enregistré.</Trans>
      </Typography>
      <Box component="section" aria-label={t`Différences`} tabIndex={0} sx={{ maxHeight: '50vh', overflowY: 'auto' }}>
        <FilesDifference item={item} before={item.files} after={kept.files} />
      </Box>
    </Dialog>
  );
}
