import type { LocalisedText } from '@passerelle/shared/contract/remotes';
import { useLocale } from '@passerelle/shared/i18n';

/** Picks the words of a descriptor; a locale that the remote does not speak reads the French. */
export function useLocalisedText(): (text: LocalisedText) => string {
  const { code } = useLocale();
  return (text) => text[code] ?? text.fr;
}
