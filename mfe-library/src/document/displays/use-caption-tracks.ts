import type { Captions } from '@passerelle/shared/contract';
import { isLocale, languageName, localeInfo } from '@passerelle/shared/i18n';
import { type RefObject, useEffect } from 'react';

const tagOf = (language: Captions['language']): string =>
  isLocale(language) ? localeInfo(language).language : String(language);

/**
 * Hands the captions to the player, which then offers them in its own menu. They come with the document, so that no file
 * is fetched which could fail by itself, or which the policy of the page would have to let through.
 */
export function useCaptionTracks(player: RefObject<HTMLMediaElement | null>, captions: readonly Captions[]): void {
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
export function showCaptions(media: HTMLMediaElement | null, language: Captions['language'] | null): void {
  for (const track of Array.from(media?.textTracks ?? []))
    track.mode = language !== null && track.language === tagOf(language) ? 'showing' : 'disabled';
}
