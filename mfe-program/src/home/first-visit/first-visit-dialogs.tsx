import type { OwnProfile } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { lazyPart } from '@passerelle/shared/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

import { shouldShowPause } from '../../suspension/suspension-rules';
import { markAsShown, type Once } from './first-visit.mutations';
import { WelcomeDialog } from './welcome-dialog';

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

/** If a dialog does not load, it is not stored as shown and comes with the next visit. */
const LazySuspensionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "suspension-dialog" */ '../../suspension/suspension-dialog')).SuspensionDialog,
);
const LazyTutorialDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "tutorial" */ '../tutorial/tutorial-dialog')).TutorialDialog,
);

/** In order of priority: the suspension, then the tour, then the profile. */
const dialogs: readonly OnceDialog[] = [
  {
    once: 'shouldShowSuspension',
    isDue: (me) => shouldShowPause(me, now().toISOString()),
    Dialog: LazySuspensionDialog,
  },
  { once: 'shouldShowTutorial', isDue: (me) => me.shouldShowTutorial, Dialog: LazyTutorialDialog },
  { once: 'shouldShowWelcome', isDue: (me) => me.shouldShowWelcome, Dialog: WelcomeDialog },
];

/**
 * Shows at most one of the one-time dialogs per visit, so that dialogs do not pile up in front of the page. A dialog
 * is stored as shown when it closes, not when it opens, so that a reload in between does not lose it. Other tabs then
 * close theirs.
 */
export function FirstVisitDialogs({ me }: { me: OwnProfile }): ReactNode {
  const [chosen] = useState(() => dialogs.find(({ isDue }) => isDue(me)));
  const [closed, setClosed] = useState(false);
  if (!chosen) return null;
  const { once, Dialog } = chosen;
  const close = (): void => {
    setClosed(true);
    void markAsShown(once);
  };
  return <Dialog me={me} open={me[once] && !closed} onClose={close} />;
}
