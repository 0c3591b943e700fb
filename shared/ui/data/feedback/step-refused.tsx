import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, Notice } from '@passerelle/shared/ui';

/** Above the form; what can be done stands beside the button, in `StepRefused`. */
export const stepRefusedTexts = msg`Rien n’a été enregistré : l’étape de votre tâche n’attend plus cette action.`;

interface Props {
  /** Called before the same press sends the form again. */
  onLeave: () => void;
}

/** Inside the form: the step it was filled in for does not accept it any more, and what was typed can be saved without it. */
export function StepRefused({ onLeave }: Props): ReactNode {
  return (
    <Notice
      tone="warning"
      title={<Trans>Cela ne peut plus compter pour l’étape de votre tâche</Trans>}
      action={
        <Button
          variant="outlined"
          onClick={({ currentTarget: { form } }) => {
            // Not a submit button: `onLeave` removes this notice, and with it the button, before the browser submits.
            onLeave();
            form?.requestSubmit();
          }}
        >
          <Trans>Enregistrer sans l’étape</Trans>
        </Button>
      }
    >
      <Trans>L’étape a changé, ou son lien n’est pas le vôtre. Ce que vous avez saisi est toujours là.</Trans>
    </Notice>
  );
}
