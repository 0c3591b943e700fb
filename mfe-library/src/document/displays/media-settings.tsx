import { Trans, useLingui } from '@lingui/react/macro';
import ClosedCaptionRounded from '@mui/icons-material/ClosedCaptionRounded';
import { personStorage } from '@passerelle/shared/client';
import { Box, Button } from '@passerelle/shared/ui';
import { ViewSwitch } from '@passerelle/shared/ui/data';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

import { speedText } from '../../components/duration';

const speeds = ['0.75', '1', '1.25', '1.5', '2'] as const;
type Speed = (typeof speeds)[number];

const SPEED = 'library.speed';

const storedSpeed = (): Speed => {
  const stored = personStorage.read(SPEED);
  return speeds.find((speed) => speed === stored) ?? '1';
};

interface Props {
  player: RefObject<HTMLMediaElement | null>;
  /** Null where there are none, or no picture to show them over. */
  captions: { shown: boolean; onToggle: (shown: boolean) => void } | null;
}

function playAt(media: HTMLMediaElement, speed: number): void {
  media.defaultPlaybackRate = speed;
  media.playbackRate = speed;
}

/** Playback speed, which the next recording remembers, and captions over the film. */
export function MediaSettings({ player, captions }: Props): ReactNode {
  const { t } = useLingui();
  const [speed, setSpeed] = useState(storedSpeed);
  useEffect(() => {
    if (player.current) playAt(player.current, Number(speed));
  }, [player, speed]);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' }}>
        <Box component="span" aria-hidden sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Trans>Vitesse</Trans>
        </Box>
        <ViewSwitch
          label={t`Vitesse de lecture`}
          value={speed}
          options={speeds.map((one) => ({ value: one, label: speedText(Number(one)) }))}
          onChange={(next) => {
            personStorage.write(SPEED, next);
            setSpeed(next);
          }}
        />
      </Box>
      {captions && (
        <Button
          variant="neutral"
          size="small"
          startIcon={<ClosedCaptionRounded />}
          aria-pressed={captions.shown}
          onClick={() => captions.onToggle(!captions.shown)}
        >
          {captions.shown ? <Trans>Masquer les sous-titres</Trans> : <Trans>Afficher les sous-titres</Trans>}
        </Button>
      )}
    </>
  );
}
