import type { Env, OwnProfile } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import type { SealedRegistry } from '@passerelle/shared/contract/remotes';
import type { BroughtAnswers } from '@passerelle/shared/client';
import { chosenLocale, type Locale } from '@passerelle/shared/i18n';

function readBlock<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/**
 * Data that the server inlined into the document, so that the first screen waits for no round trip. A document served by
 * another server has none of it: every field has a value for « missing ».
 */
export const bootData = {
  registry: readBlock<SealedRegistry>('registry'),
  /** Remotes that this page takes from where they are being built, instead of their live versions: where, by name. */
  overrides: readBlock<Record<string, string>>('overrides'),
  env: readBlock<Env>('env'),
  /** Answers to the first screen's calls. */
  answers: readBlock<BroughtAnswers>('answers'),
  /** `undefined`: the server did not say; `null`: signed out. */
  me: document.getElementById('me') ? readBlock<OwnProfile>('me') : undefined,
};

export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;

/** The language chosen on this device, else the one the person chose on another. */
export const firstLocale = (me: Pick<OwnProfile, 'locale'> | null): Locale =>
  chosenLocale() ?? me?.locale ?? defaultLocale;
