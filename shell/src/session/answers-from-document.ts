import { bringAnswers, type BroughtAnswers } from '@passerelle/shared/client';
import { on } from '@passerelle/shared/events';

import { bootData } from '../boot/boot-data';

/** Of the document, and so for the first language of the page alone, which is known before the first render. */
let waiting: BroughtAnswers | null = bootData.answers;

on('locale-changed', () => {
  if (waiting) bringAnswers(waiting);
  waiting = null;
});
