import type { OwnProfile } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { shouldShowPause } from '../../suspension/suspension-rules';
import { markAsShown, type Once } from '../home.resource';

interface OnceDialogProps {
  me: OwnProfile;
  open: boolean;
  onClose: () => void;
}

interface OnceDialog {
  once: Once;
  isDue: (me: OwnProfile) => boolean;
  Dialog: ComponentType<OnceDialogProps>;
}

/** It comes with the next visit where it could not be fetched: home does not fail for it. */
const nothing = { default: (): ReactNode => null };

const Suspension = lazy(() =>
  import(/* webpackChunkName: "suspension-dialog" */ '../../suspension/suspension-dialog').then(
    ({ SuspensionDialog }) => ({ default: SuspensionDialog }),
    () => nothing,
  ),
);
const Tutorial = lazy(() =>
  import(/* webpackChunkName: "tutorial" */ '../tutorial/tutorial-dialog').then(
    ({ TutorialDialog }) => ({ default: TutorialDialog }),
    () => nothing,
  ),
);
const Welcome = lazy(() =>
  import(/* webpackChunkName: "welcome" */ './welcome-dialog').then(
    ({ WelcomeDialog }) => ({ default: WelcomeDialog }),
    () => nothing,
  ),
);

/** What is true today, then the way about the product, and only then the profile. */
const dialogs: readonly OnceDialog[] = [
  { once: 'shouldShowSuspension', isDue: (me) => shouldShowPause(me, now().toISOString()), Dialog: Suspension },
  { once: 'shouldShowTutorial', isDue: (me) => me.shouldShowTutorial, Dialog: Tutorial },
  { once: 'shouldShowWelcome', isDue: (me) => me.shouldShowWelcome, Dialog: Welcome },
];

/**
 * One of the dialogs that a person sees one single time, and one only for each visit to home: whoever has just closed the
 * first wants to see the page that it was about. It is noted as shown when it is closed, not when it opens, so that a
 * page that is reloaded half-way does not lose it; as soon as it is noted, other tabs that show it close theirs.
 */
export function OnceDialogs({ me }: { me: OwnProfile }): ReactNode {
  const [chosen] = useState(() => dialogs.find(({ isDue }) => isDue(me)));
  const [closed, setClosed] = useState(false);
  if (!chosen) return null;
  const { once, Dialog } = chosen;
  const close = (): void => {
    setClosed(true);
    void markAsShown(once);
  };
  return (
    <Suspense fallback={null}>
      <Dialog me={me} open={me[once] && !closed} onClose={close} />
    </Suspense>
  );
}
