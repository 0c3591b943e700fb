import { Trans, useLingui } from '@lingui/react/macro';
import type { Captions, LibraryDocumentDetail } from '@passerelle/shared/contract';
import { currentLocale, isLocale, languageName, localeInfo } from '@passerelle/shared/i18n';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { placeIn } from '../../components/duration';
import { desk, type DisplayProps } from './display';
import { MediaSettings } from './media-settings';
import { NotShown } from './not-shown-displays';
import { Transcript } from './transcript';

const tagOf = (language: Captions['language']): string =>
  isLocale(language) ? localeInfo(language).language : String(language);

/**
 * Hands the captions to the player, which then offers them in its own menu. They come with the document, so that no file
 * is fetched which could fail by itself, or which the policy of the page would have to let through.
 */
function useCaptionTracks(player: RefObject<HTMLMediaElement | null>, captions: readonly Captions[]): void {
  useEffect(() => {
    const media = player.current;
    if (!media || typeof VTTCue === 'undefined' || media.textTracks.length > 0) return;
    for (const { language, cues } of captions) {
      const track = media.addTextTrack('captions', languageName(language), tagOf(language));
      for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, text));
      track.mode = 'disabled';
    }
  }, [player, captions]);
}

/** Shows the captions of that language over a film; null hides them. */
function showCaptions(media: HTMLMediaElement | null, language: Captions['language'] | null): void {
  for (const track of Array.from(media?.textTracks ?? []))
    track.mode = language !== null && track.language === tagOf(language) ? 'showing' : 'disabled';
}

/** Seconds between two saved positions; a position this close to the end counts as the end. */
const SAVE_EVERY_SECONDS = 5;

/** Not higher than the window: otherwise the controls of a portrait film would be out of sight. */
const film = { width: '100%', maxWidth: 960, maxHeight: '80vh', borderRadius: '3px' } as const;

interface Props extends DisplayProps {
  kind: 'video' | 'audio';
}

type Language = Captions['language'];

/** The reader's language if captions exist in it, else that of the recording. */
const firstLanguage = ({ captions, language }: LibraryDocumentDetail): Language =>
  captions.find((one) => one.language === currentLocale())?.language ?? language ?? currentLocale();

/** A film or a recording in the browser's player, resumed at its last position, with its transcript below. */
export function MediaDisplay({ kind, ...props }: Props): ReactNode {
  const { t } = useLingui();
  const { document, onOpened, onPlace } = props;
  const player = useRef<HTMLMediaElement>(null);
  const [start] = useState(document.reading?.lastSecond ?? 0);
  const [failed, setFailed] = useState(false);
  const [resumed, setResumed] = useState(false);
  const [second, setSecond] = useState(0);
  const [language, setLanguage] = useState<Language>(() => firstLanguage(document));
  const [hasCaptions, setCaptions] = useState(false);
  const savedSecond = useRef(start);
  const startPlace = placeIn(start);
  useCaptionTracks(player, document.captions);
  if (failed) {
    return (
      <NotShown {...props} title={<Trans>La lecture est impossible ici</Trans>}>
        <Trans>Votre navigateur ne lit pas ce fichier. Téléchargez-le pour l’ouvrir sur votre appareil.</Trans>
      </NotShown>
    );
  }
  type Played = SyntheticEvent<HTMLMediaElement>;
  const resume = ({ currentTarget: media }: Played): void => {
    if (start > 0 && start < media.duration - SAVE_EVERY_SECONDS) {
      media.currentTime = start;
      setResumed(true);
    }
    onOpened();
  };
  const save = (place: number): void => {
    savedSecond.current = place;
    onPlace({ lastSecond: place });
  };
  const follow = ({ currentTarget: media }: Played): void => {
    setSecond(media.currentTime);
    const place = Math.floor(media.currentTime);
    if (Math.abs(place - savedSecond.current) >= SAVE_EVERY_SECONDS) save(place);
  };
  const saveOnPause = ({ currentTarget: media }: Played): void => {
    if (media.currentTime > 0) save(Math.floor(media.currentTime));
  };
  const seek = (to: number): void => {
    if (player.current) player.current.currentTime = to;
    setSecond(to);
  };
  return (
    <>
      <Box sx={desk}>
        <Box
          component={kind}
          ref={player}
          src={document.url}
          controls
          playsInline
          preload="metadata"
          poster={kind === 'video' ? (document.cover ?? undefined) : undefined}
          aria-label={document.name}
          onLoadedMetadata={resume}
          onTimeUpdate={follow}
          onPause={saveOnPause}
          onEnded={() => save(0)}
          onError={() => setFailed(true)}
          sx={kind === 'video' ? film : { width: '100%', maxWidth: 640 }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 24px', mt: '14px' }}>
        <MediaSettings
          player={player}
          captions={
            kind === 'video' && document.captions.length > 0
              ? {
                  shown: hasCaptions,
                  onToggle: (next) => {
                    setCaptions(next);
                    showCaptions(player.current, next ? language : null);
                  },
                }
              : null
          }
        />
        {resumed && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 6px' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t`Repris à ${startPlace}.`}</Typography>
            <Button variant="text" size="small" onClick={() => seek(0)}>
              <Trans>Revoir depuis le début</Trans>
            </Button>
          </Box>
        )}
      </Box>
      <Transcript
        captions={document.captions}
        language={language}
        onLanguage={(next) => {
          setLanguage(next);
          if (hasCaptions) showCaptions(player.current, next);
        }}
        second={second}
        onSeek={seek}
      />
    </>
  );
}
