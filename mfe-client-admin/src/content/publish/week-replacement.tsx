import { Plural, Trans } from '@lingui/react/macro';
import type { WeekReplacement } from '@passerelle/shared/contract';
import { ActionButton, Box, FailureText, Notice, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useState } from 'react';

import { replaceWeeks } from '../items.mutations';

interface Props {
  /** A published programme. */
  itemId: string;
}

const doneText = (people: number): ReactNode => (
  <Plural
    value={people}
    one="# personne a reçu la nouvelle version des semaines à venir"
    other="# personnes ont reçu la nouvelle version des semaines à venir"
  />
);

/** Number of people on an older version of a programme, with a button that replaces their future weeks. */
export function WeekReplacementNotice({ itemId }: Props): ReactNode {
  const toast = useToast();
  const [found, setFound] = useState<WeekReplacement | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    // Without an answer nothing is offered: the page does not depend on it.
    replaceWeeks(itemId, true).then(
      (answer) => current && setFound(answer),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [itemId]);

  const { ask, subject, dialog } = useConfirmation<WeekReplacement>({
    act: async () => {
      await replaceWeeks(itemId, false);
      setFound(null);
    },
    done: ({ people }) => doneText(people),
    about: () => itemId,
  });
  /** Counts anew, since the notice may have stood there for a while. */
  const count = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await replaceWeeks(itemId, true);
      setFound(answer);
      if (answer.people > 0) ask(answer);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: itemId });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {found && found.people > 0 && (
        <Notice
          tone="info"
          sx={{ mb: '20px' }}
          title={
            <Plural
              value={found.people}
              one="# personne suit la version précédente"
              other="# personnes suivent la version précédente"
            />
          }
          action={
            <ActionButton variant="neutral" busy={busy} onClick={() => void count()}>
              <Trans>Remplacer les semaines non commencées…</Trans>
            </ActionButton>
          }
        >
          <Trans>Sans rien faire, leurs tâches, leurs points et leurs dates sont gardés.</Trans>
        </Notice>
      )}
      <ConfirmDialog
        {...dialog}
        title={<Trans>Remplacer les semaines non commencées ?</Trans>}
        confirmLabel={<Trans>Remplacer ces semaines</Trans>}
        cancelLabel={<Trans>Garder</Trans>}
      >
        {subject && <Counts found={subject} />}
      </ConfirmDialog>
    </>
  );
}

const Counts = ({ found: { people, added, changed, removed } }: { found: WeekReplacement }): ReactNode => (
  <>
    <Plural value={people} one="Pour # personne, au total :" other="Pour # personnes, au total :" />
    <Box component="ul" sx={{ mt: '8px', mb: '16px', paddingInlineStart: '20px' }}>
      {added > 0 && (
        <li>
          <Plural value={added} one="# tâche ajoutée" other="# tâches ajoutées" />
        </li>
      )}
      {changed > 0 && (
        <li>
          <Plural value={changed} one="# tâche modifiée" other="# tâches modifiées" />
        </li>
      )}
      {removed > 0 && (
        <li>
          <Plural value={removed} one="# tâche retirée" other="# tâches retirées" />
        </li>
      )}
    </Box>
    <Trans>
      Les semaines commencées, le travail déjà fait et les dates du programme ne changent pas. Le remplacement est
      inscrit au journal et ne peut pas être repris.
    </Trans>
  </>
);
