import { Plural, Trans } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { ActionButton } from '@passerelle/shared/ui';
import { SelectionBar } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useWelcome } from './use-welcome';

interface Props {
  selected: ReadonlySet<string>;
  nameOf: (id: string) => string;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** What can be done with the people who are selected. */
export function WelcomeBar({ selected, nameOf, onChange }: Props): ReactNode {
  const { sending, send } = useWelcome(nameOf);
  const count = selected.size;
  const press = async (): Promise<void> => {
    onChange(new Set(await send([...selected])));
  };
  return (
    <SelectionBar
      onClear={() => onChange(new Set())}
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
