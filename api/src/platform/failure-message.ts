import type { MessageDescriptor } from '@lingui/core';
import type { TextLocale } from '@passerelle/shared/contract';

/** What is only known when it is said: the reader's language, and the figures of the failure. */
interface Occasion {
  locale: TextLocale;
  figures: Readonly<Record<string, number>>;
}

export type FailureMessage = MessageDescriptor | ((occasion: Occasion) => MessageDescriptor);
