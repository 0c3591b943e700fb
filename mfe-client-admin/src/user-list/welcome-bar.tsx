import { Plural, Trans } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { ActionButton } from '@passerelle/shared/ui';
import { SelectionBar } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useWelcome } from './use-welcome';

interface Props {
  selected: ReadonlySet<string>;
  onClear: () => void;
}

/** What can be done with the people who are selected. */
export function WelcomeBar({ selected, onClear }: Props): ReactNode {
  const { sending, send } = useWelcome();
  const count = selected.size;
  const press = async (): Promise<void> => {
    if (await send([...selected])) onClear();
  };
  return (
    <SelectionBar
      onClear={onClear}
      actions={
        <ActionButton variant="neutral" busy={sending} startIcon={<MailOutlineRounded />} onClick={() => void press()}>
          <Trans>Envoyer l’e-mail de bienvenue</Trans>
        </ActionButton>
      }
    >
      <Plural value={count} one="# personne sélectionnée" other="# personnes sélectionnées" />
    </SelectionBar>
  );
}
