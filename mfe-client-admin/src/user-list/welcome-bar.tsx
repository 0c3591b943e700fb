import { Plural, Trans } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { idsOf, type PagedSelection } from '@passerelle/shared/lists';
import { ActionButton } from '@passerelle/shared/ui';
import { SelectionBar, useBulkAction } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { sendWelcome, userList, type UsersQuery } from './user-list.resource';
import { WelcomeFailure, WelcomeOutcome, type WelcomeBulk } from './welcome-outcome';

interface Props {
  selection: PagedSelection;
  query: UsersQuery;
}

const messagesFor = (nameOf: PagedSelection['nameOf']) => ({
  success: <Trans>L’email a bien été envoyé</Trans>,
  outcome: (result: WelcomeBulk): ReactNode => <WelcomeOutcome result={result} nameOf={nameOf} />,
  failure: (error: unknown): ReactNode => <WelcomeFailure error={error} />,
});

/** The bulk action on the selected people: the e-mail that invites them to choose their password. */
export function WelcomeBar({ selection, query }: Props): ReactNode {
  const { busy, run } = useBulkAction();
  const { count, nameOf } = selection;
  const press = async (): Promise<void> => {
    const result = await run({
      about: 'welcome',
      act: async () => {
        const ids = await idsOf(userList, query, selection, ({ id }) => id);
        const { sent, skipped } = await sendWelcome([...ids]);
        return { done: sent, refused: skipped };
      },
      ...messagesFor(nameOf),
    });
    // Those beyond the hourly limit stay selected, to be sent later.
    const later = result?.refused.filter(({ reason }) => reason === 'hourlyLimit');
    if (later) selection.selectOnly(later.map(({ id }) => id));
  };
  return (
    <SelectionBar
      elsewhere={selection.elsewhere}
      matching={selection.matching}
      onChooseMatching={selection.chooseMatching}
      onClear={selection.clear}
      actions={
        <ActionButton variant="neutral" busy={busy} startIcon={<MailOutlineRounded />} onClick={() => void press()}>
          <Trans>Envoyer l’e-mail de bienvenue</Trans>
        </ActionButton>
      }
    >
      <Plural value={count} one="# personne sélectionnée" other="# personnes sélectionnées" />
    </SelectionBar>
  );
}
