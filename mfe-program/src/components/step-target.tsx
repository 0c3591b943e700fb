import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import MenuBookRounded from '@mui/icons-material/MenuBookRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PersonAddAlt1Rounded from '@mui/icons-material/PersonAddAlt1Rounded';
import PostAddRounded from '@mui/icons-material/PostAddRounded';
import type { ActionSubType, SubTaskSummary } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

/** Target of a step link: a screen with its navigation state, or an external page. */
export type StepTarget = { kind: 'screen'; to: string; state: object } | { kind: 'tab'; href: string };

const creation: Record<ActionSubType, (query: { validationToken?: string }) => string> = {
  contact: (query) => routeTo('contactCreate', {}, { query }),
  hiring: (query) => routeTo('jobOfferCreate', {}, { query }),
  networking: (query) => routeTo('networkingActionCreate', {}, { query }),
};

/** The token is passed only to steps that are validated automatically. */
function tokenOf({ validation, userSubTask }: SubTaskSummary): { validationToken?: string } {
  const { validationToken } = userSubTask;
  return validation?.type === 'automatic' && validationToken ? { validationToken } : {};
}

/** Returns null for a step on the task page itself, or with a deleted document or URL. */
export function stepTarget(step: SubTaskSummary, from: string): StepTarget | null {
  const token = tokenOf(step);
  switch (step.type) {
    case 'document':
      return (
        step.libraryDocument && {
          kind: 'screen',
          to: routeTo('libraryDocument', { documentId: step.libraryDocument.id }),
          state: { from, ...token, ...(step.documentSubType === 'toDo' && { download: true }) },
        }
      );
    case 'action': {
      const action = step.subType ?? 'networking';
      const fields = step.validation?.fields ?? [];
      return {
        kind: 'screen',
        to: creation[action](token),
        state: { from, ...(action === 'hiring' && { validationFields: fields }) },
      };
    }
    case 'link':
      return step.link === null ? null : { kind: 'tab', href: step.link };
    case 'text':
    case 'upload':
    case 'survey':
      return null;
  }
}

const actions: Record<ActionSubType, { icon: ReactNode; words: ReactNode }> = {
  contact: { icon: <PersonAddAlt1Rounded />, words: <Trans>Ajouter un contact</Trans> },
  hiring: { icon: <PostAddRounded />, words: <Trans>Enregistrer une annonce</Trans> },
  networking: { icon: <AddRounded />, words: <Trans>Planifier une action</Trans> },
};

/** Icon and label of the link to a step, on its button and on the row of its task. */
export function stepLinkLabel({ type, subType, documentSubType }: SubTaskSummary): {
  icon: ReactNode;
  words: ReactNode;
} {
  if (type === 'action') return actions[subType ?? 'networking'];
  if (type === 'link') return { icon: <OpenInNewRounded className="flip" />, words: <Trans>Ouvrir la page</Trans> };
  return {
    icon: <MenuBookRounded />,
    words: documentSubType === 'toDo' ? <Trans>Ouvrir le document</Trans> : <Trans>Lire le document</Trans>,
  };
}
