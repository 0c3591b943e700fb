import { Trans } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';

import { desk, type DisplayProps } from './display';
import { NotShown } from './not-shown-displays';

/** Seconds between two saved positions; a position this close to the end counts as the end. */
const SAVE_EVERY_SECONDS = 5;

/** Not higher than the window: otherwise the controls of a portrait film would be out of sight. */
const film = { width: '100%', maxWidth: 960, maxHeight: '80vh', borderRadius: '3px' } as const;

interface Props extends DisplayProps {
  kind: 'video' | 'audio';
}

/** A video or audio file in the browser's player, resumed at the saved position. */
export function MediaDisplay({ kind, ...props }: Props): ReactNode {
  const { document, onOpened, onPlace } = props;
  const [start] = useState(document.reading?.lastSecond ?? 0);
  const [failed, setFailed] = useState(false);
  const savedSecond = useRef(start);
  if (failed) {
    return (
      <NotShown {...props} title={<Trans>La lecture est impossible ici</Trans>}>
        <Trans>Votre navigateur ne lit pas ce fichier. Téléchargez-le pour l’ouvrir sur votre appareil.</Trans>
      </NotShown>
    );
  }
  type Played = SyntheticEvent<HTMLMediaElement>;
  const resume = ({ currentTarget: media }: Played): void => {
    if (start > 0 && start < media.duration - SAVE_EVERY_SECONDS) media.currentTime = start;
    onOpened();
  };
  const save = (second: number): void => {
    savedSecond.current = second;
    onPlace({ lastSecond: second });
  };
  const saveRegularly = ({ currentTarget: media }: Played): void => {
    const second = Math.floor(media.currentTime);
    if (Math.abs(second - savedSecond.current) >= SAVE_EVERY_SECONDS) save(second);
  };
  const saveOnPause = ({ currentTarget: media }: Played): void => {
    if (media.currentTime > 0) save(Math.floor(media.currentTime));
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
        onTimeUpdate={saveRegularly}
        onPause={saveOnPause}
        onEnded={() => save(0)}
        onError={() => setFailed(true)}
        sx={kind === 'video' ? film : { width: '100%', maxWidth: 640 }}
      />
    </Box>
  );
}
