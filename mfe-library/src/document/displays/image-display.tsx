import { Trans, useLingui } from '@lingui/react/macro';
import { delays } from '@passerelle/shared/contract/limits';
import { Box, CircularProgress, DelayedSkeleton } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { desk, type DisplayProps } from './display';
import { NotShown } from './not-shown-displays';

/** An image in its own size, limited to the width of the page. */
export function ImageDisplay(props: DisplayProps): ReactNode {
  const { t } = useLingui();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { name, url } = props.document;
  if (state === 'failed') {
    return (
      <NotShown {...props} title={<Trans>L’image ne s’affiche pas</Trans>}>
        <Trans>Elle est peut-être abîmée. Téléchargez-la pour l’ouvrir sur votre appareil.</Trans>
      </NotShown>
    );
  }
  return (
    <Box sx={desk} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <DelayedSkeleton after={delays.imageSpinnerMs}>
          <CircularProgress aria-label={t`Chargement de l’image`} />
        </DelayedSkeleton>
      )}
      <Box
        component="img"
        src={url}
        alt={name}
        onLoad={() => {
          setState('shown');
          props.onOpened();
        }}
        onError={() => setState('failed')}
        sx={{ maxWidth: '100%', height: 'auto', borderRadius: '3px', ...(state === 'loading' && { height: 0 }) }}
      />
    </Box>
  );
}
