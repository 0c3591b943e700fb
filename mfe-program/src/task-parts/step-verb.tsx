import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import MenuBookRounded from '@mui/icons-material/MenuBookRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PersonAddAlt1Rounded from '@mui/icons-material/PersonAddAlt1Rounded';
import PostAddRounded from '@mui/icons-material/PostAddRounded';
import type { ActionSubType, SubTaskSummary } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

const actions: Record<ActionSubType, { icon: ReactNode; words: ReactNode }> = {
  contact: { icon: <PersonAddAlt1Rounded />, words: <Trans>Ajouter un contact</Trans> },
  hiring: { icon: <PostAddRounded />, words: <Trans>Enregistrer une annonce</Trans> },
  networking: { icon: <AddRounded />, words: <Trans>Planifier une action</Trans> },
};

/** What is done with a step that leads elsewhere, on its button and on the row of its task. */
export function stepVerb({ type, subType, documentSubType }: SubTaskSummary): { icon: ReactNode; words: ReactNode } {
  if (type === 'action') return actions[subType ?? 'networking'];
  if (type === 'link') return { icon: <OpenInNewRounded />, words: <Trans>Ouvrir la page</Trans> };
  return {
    icon: <MenuBookRounded />,
    words: documentSubType === 'toDo' ? <Trans>Ouvrir le document</Trans> : <Trans>Lire le document</Trans>,
  };
}
