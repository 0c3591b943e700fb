import type { MessageDescriptor } from '@lingui/core';
import type { TextLocale } from '@passerelle/shared/contract';

/** Values known only when the message is written: the reader's language and the figures of the failure. */
interface Occasion {
  locale: TextLocale;
  figures: Readonly<Record<string, number>>;
}

export type FailureMessage = MessageDescriptor | ((occasion: Occasion) => MessageDescriptor);
