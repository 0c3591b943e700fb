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

/** Stands in for a dialog that cannot be loaded: home still works, and the dialog comes with the next visit. */
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

/** In order of priority: the suspension, then the tour, then the profile. */
const dialogs: readonly OnceDialog[] = [
  { once: 'shouldShowSuspension', isDue: (me) => shouldShowPause(me, now().toISOString()), Dialog: Suspension },
  { once: 'shouldShowTutorial', isDue: (me) => me.shouldShowTutorial, Dialog: Tutorial },
  { once: 'shouldShowWelcome', isDue: (me) => me.shouldShowWelcome, Dialog: Welcome },
];

/**
 * Shows at most one of the one-time dialogs per visit, so that dialogs do not pile up in front of the page. A dialog
 * is stored as shown when it closes, not when it opens, so that a reload in between does not lose it. Other tabs then
 * close theirs.
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
