import { Plural, Trans } from '@lingui/react/macro';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import GroupAddRounded from '@mui/icons-material/GroupAddRounded';
import GroupRemoveRounded from '@mui/icons-material/GroupRemoveRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import WavingHandRounded from '@mui/icons-material/WavingHandRounded';
import type { PagedSelection } from '@passerelle/shared/lists';
import { ConfirmDialog, NewsLetterDialog } from '@passerelle/shared/ui/data';
import { SelectionBar } from '@passerelle/shared/ui/table';
import { useState, type ReactNode } from 'react';

import { type BulkWork, selectionFor, useNewsLetter } from '../bulk-action/bulk-action.resource';
import { GroupDialog } from './group-dialog';
import { ManyProgramDialog } from './many-program-dialog';
import { useBulkStart } from './use-bulk-start';
import type { UsersQuery } from './user-list.resource';

interface Props {
  selection: PagedSelection;
  query: UsersQuery;
}

/** What can be done with those who are selected: each leads to a screen that says how far it is. */
export function BulkBar({ selection, query }: Props): ReactNode {
  const [asked, setAsked] = useState<BulkWork['kind'] | null>(null);
  const { busy, start: startBulk } = useBulkStart();
  const letter = useNewsLetter(asked === 'askNews');
  const { count } = selection;
  const close = (): void => setAsked(null);
  const start = async (work: BulkWork): Promise<void> => {
    await startBulk(work, selectionFor(selection, query));
    close();
  };
  return (
    <>
      <SelectionBar
        elsewhere={selection.elsewhere}
        matching={selection.matching}
        onChooseMatching={selection.chooseMatching}
        onClear={selection.clear}
        actions={[
          {
            id: 'giveProgram',
            label: <Trans>Attribuer un programme</Trans>,
            icon: <EventAvailableRounded />,
            onPress: () => setAsked('giveProgram'),
          },
          {
            id: 'welcome',
            label: <Trans>Envoyer l’e‑mail de bienvenue</Trans>,
            icon: <MailOutlineRounded />,
            onPress: () => setAsked('welcome'),
          },
          {
            id: 'askNews',
            label: <Trans>Prendre des nouvelles</Trans>,
            icon: <WavingHandRounded />,
            onPress: () => setAsked('askNews'),
          },
          {
            id: 'addToGroup',
            label: <Trans>Ajouter à un groupe</Trans>,
            icon: <GroupAddRounded />,
            onPress: () => setAsked('addToGroup'),
          },
          {
            id: 'removeFromGroup',
            label: <Trans>Retirer d’un groupe</Trans>,
            icon: <GroupRemoveRounded />,
            onPress: () => setAsked('removeFromGroup'),
          },
        ]}
      >
        <Plural value={count} one="# personne sélectionnée" other="# personnes sélectionnées" />
      </SelectionBar>
      <ConfirmDialog
        open={asked === 'welcome'}
        busy={busy}
        title={
          <Plural
            value={count}
            one="Envoyer l’e‑mail de bienvenue à # personne ?"
            other="Envoyer l’e‑mail de bienvenue à # personnes ?"
          />
        }
        confirmLabel={<Trans>Envoyer l’e‑mail</Trans>}
        onConfirm={() => void start({ kind: 'welcome' })}
        onClose={close}
      >
        <Trans>
          Chaque personne reçoit un seul e‑mail, avec un lien pour choisir son mot de passe. Celles qui l’ont reçu il y
          a moins d’une heure sont laissées de côté.
        </Trans>
      </ConfirmDialog>
      <NewsLetterDialog
        open={asked === 'askNews'}
        busy={busy}
        count={count}
        letter={letter}
        onSend={() => void start({ kind: 'askNews' })}
        onClose={close}
      />
      <ManyProgramDialog
        open={asked === 'giveProgram'}
        count={count}
        onChoose={({ pack, program }) => start({ kind: 'giveProgram', pack, program })}
        onClose={close}
      />
      <GroupDialog
        kind={asked === 'addToGroup' || asked === 'removeFromGroup' ? asked : null}
        count={count}
        busy={busy}
        onChoose={(kind, group) => void start({ kind, group })}
        onClose={close}
      />
    </>
  );
}
