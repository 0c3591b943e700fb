import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';

import { bootData } from '../../boot/boot-data';
import { startAnalytics, stopAnalytics } from './analytics';
import { ConsentBanner } from './consent-banner';
import { choose, useConsent } from './consent-store';
import { removeEarlyQuestion } from './early-question';

/** The question while there is no answer, and what an answer means for the page; in whichever tab it was given. */
export function Consent(): ReactNode {
  const choice = useConsent();
  const [isAnswered, setAnswered] = useState(false);
  const isAllowed = choice?.analytics ?? false;

  useLayoutEffect(removeEarlyQuestion, []);
  useEffect(() => {
    const analytics = bootData.env?.analytics;
    if (!analytics) return;
    if (isAllowed) startAnalytics(analytics);
    else stopAnalytics(analytics);
  }, [isAllowed]);

  const answer = (analytics: boolean): void => {
    choose(analytics);
    setAnswered(true);
    // The pressed button is gone: one goes on with the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <VisuallyHidden component="output">{isAnswered && <Trans>Votre choix est enregistré.</Trans>}</VisuallyHidden>
      {!choice && <ConsentBanner onChoice={answer} />}
    </>
  );
}
