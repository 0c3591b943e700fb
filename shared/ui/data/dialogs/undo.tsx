import { Trans } from '@lingui/react/macro';
import type { ToastOptions } from '@passerelle/shared/ui';


/** The button of a message that takes back what the message says. English has another word for it than for « not now ». */
export const undo = (onPress: () => void): NonNullable<ToastOptions['action']> => ({
  label: <Trans context="takes back what was done">Annuler</Trans>,
  onPress,
});
