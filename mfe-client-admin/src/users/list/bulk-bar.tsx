import { Plural, Trans } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import MoreTimeRounded from '@mui/icons-material/MoreTimeRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import GroupAddRounded from '@mui/icons-material/GroupAddRounded';
import GroupRemoveRounded from '@mui/icons-material/GroupRemoveRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import WavingHandRounded from '@mui/icons-material/WavingHandRounded';
import type { PagedSelection } from '@passerelle/shared/lists';
import { useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, NewsLetterDialog } from '@passerelle/shared/ui/data';
import { SelectionBar } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { type BulkWork, selectionFor, useNewsLetter } from '../bulk/bulk-action.resource';
import { CloseDialog } from '../bulk/close-dialog';
import { DeleteDialog } from '../bulk/delete-dialog';
import { HandOverDialog } from '../bulk/hand-over-dialog';
import { GroupDialog } from './group-dialog';
import { ManyProgramDialog } from './many-program-dialog';
import { BulkFailure, useBulkStart } from './use-bulk-start';
import { exportSelected, type UsersQuery } from './user-list.resource';

interface Props {
  selection: PagedSelection;
  query: UsersQuery;
  /** The action whose dialog is open. */
  asked: BulkWork['kind'] | null;
  onAsk: (kind: BulkWork['kind'] | null) => void;
}

/** Bulk actions on the selected people: each opens a screen with its progress. */
export function BulkBar({ selection, query, asked, onAsk: setAsked }: Props): ReactNode {
  const { busy, start: startBulk, startFromForm } = useBulkStart();
  const letter = useNewsLetter(asked === 'askNews');
  const { count } = selection;
  const close = (): void => setAsked(null);
  const start = async (work: BulkWork): Promise<void> => {
    await startBulk(work, selectionFor(selection, query));
    close();
  };
  const toast = useToast();
  const exportPeople = async (): Promise<void> => {
    try {
      await exportSelected(selectionFor(selection, query), query);
    } catch (error) {
      toast(<BulkFailure error={error} />, { tone: 'error', about: 'bulk' });
    }
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
            id: 'extendProgram',
            label: <Trans>Prolonger</Trans>,
            icon: <MoreTimeRounded />,
            onPress: () => setAsked('extendProgram'),
          },
          {
            id: 'closeProgram',
            label: <Trans>Clôturer le programme</Trans>,
            icon: <EventBusyRounded />,
            onPress: () => setAsked('closeProgram'),
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
            id: 'handOver',
            label: <Trans>Transmettre le suivi</Trans>,
            icon: <SwapHorizRounded />,
            onPress: () => setAsked('handOver'),
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
          {
            id: 'export',
            label: <Trans>Exporter la sélection</Trans>,
            icon: <DownloadRounded />,
            onPress: () => void exportPeople(),
          },
          {
            id: 'delete',
            label: <Trans>Supprimer</Trans>,
            icon: <DeleteOutlineRounded />,
            danger: true,
            onPress: () => setAsked('delete'),
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
        step={asked === 'giveProgram' ? 'choose' : asked === 'extendProgram' ? 'extend' : null}
        count={count}
        onChoose={(choice) =>
          startFromForm(
            { kind: asked === 'extendProgram' ? 'extendProgram' : 'giveProgram', ...choice },
            selectionFor(selection, query),
          )
        }
        onClose={close}
      />
      <CloseDialog
        open={asked === 'closeProgram'}
        count={count}
        onChoose={(closure) => startFromForm({ kind: 'closeProgram', closure }, selectionFor(selection, query))}
        onClose={close}
      />
      <DeleteDialog
        open={asked === 'delete'}
        busy={busy}
        count={count}
        onConfirm={() => void start({ kind: 'delete' })}
        onClose={close}
      />
      <HandOverDialog
        open={asked === 'handOver'}
        count={count}
        onChoose={(to) => startFromForm({ kind: 'handOver', ...to }, selectionFor(selection, query))}
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
