import { Trans } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';

import { desk } from './desk';
import type { DisplayProps } from './display';
import { NotShown } from './not-shown';

/** Seconds: a place is kept this often, and one so near the end is the end. */
const STEP = 5;

/** No higher than the window, or the controls of a film that was held upright are out of sight. */
const film = { width: '100%', maxWidth: 960, maxHeight: '80vh', borderRadius: '3px' } as const;

interface Props extends DisplayProps {
  kind: 'video' | 'audio';
}

/** A film or a recording in the browser's own player, from where it was left. */
export function MediaDisplay({ kind, ...props }: Props): ReactNode {
  const { document, onOpened, onPlace } = props;
  const [start] = useState(document.reading?.lastSecond ?? 0);
  const [failed, setFailed] = useState(false);
  const kept = useRef(start);
  if (failed) {
    return (
      <NotShown {...props} title={<Trans>La lecture est impossible ici</Trans>}>
        <Trans>Votre navigateur ne lit pas ce fichier. Téléchargez-le pour l’ouvrir sur votre appareil.</Trans>
      </NotShown>
    );
  }
  type Played = SyntheticEvent<HTMLMediaElement>;
  const resume = ({ currentTarget: media }: Played): void => {
    if (start > 0 && start < media.duration - STEP) media.currentTime = start;
    onOpened();
  };
  const note = (second: number): void => {
    kept.current = second;
    onPlace({ lastSecond: second });
  };
  const follow = ({ currentTarget: media }: Played): void => {
    const second = Math.floor(media.currentTime);
    if (Math.abs(second - kept.current) >= STEP) note(second);
  };
  const stop = ({ currentTarget: media }: Played): void => {
    if (media.currentTime > 0) note(Math.floor(media.currentTime));
  };
  return (
    <Box sx={desk}>
      <Box
        component={kind}
        src={document.url}
        controls
        playsInline
        preload="metadata"
        aria-label={document.name}
        onLoadedMetadata={resume}
        onTimeUpdate={follow}
        onPause={stop}
        onEnded={() => note(0)}
        onError={() => setFailed(true)}
        sx={kind === 'video' ? film : { width: '100%', maxWidth: 640 }}
      />
    </Box>
  );
}
