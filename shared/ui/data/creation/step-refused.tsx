import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, Notice } from '@passerelle/shared/ui';

interface Props {
  /** Before the form is sent again, by the same press. */
  onLeave: () => void;
}

/** Inside the form: the step it was filled in for takes nothing any more, and what was typed can be kept all the same. */
export function StepRefused({ onLeave }: Props): ReactNode {
  return (
    <Notice
      tone="warning"
      title={<Trans>Cela ne peut plus compter pour l’étape de votre tâche</Trans>}
      action={
        <Button
          variant="outlined"
          onClick={({ currentTarget: { form } }) => {
            // A button that sends would be gone before the browser gets to it: leaving takes this notice away.
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
