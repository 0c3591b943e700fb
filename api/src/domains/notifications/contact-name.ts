import { msg } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import { wordsIn } from '../../platform/text/words';

/** A contact in a sentence: the name, unless it was left out. */
export const contactIn = (locale: Locale, name: string | null): string => name ?? wordsIn(locale)(msg`votre contact`);
