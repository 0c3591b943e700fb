import { Trans } from '@lingui/react/macro';
import AddCircleRounded from '@mui/icons-material/AddCircleRounded';
import ArchiveRounded from '@mui/icons-material/ArchiveRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import type { ContentKind, ContentOutcome } from '@passerelle/shared/contract';
import { Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Kinds of content in a pack; tasks and sub-tasks count with their programme. */
export function KindLabel({ kind }: { kind: ContentKind }): ReactNode {
  switch (kind) {
    case 'programs':
      return <Trans>Programmes et tâches</Trans>;
    case 'surveys':
      return <Trans>Questionnaires</Trans>;
    case 'library':
      return <Trans>Documents de la bibliothèque</Trans>;
    case 'faq':
      return <Trans>Questions fréquentes</Trans>;
    case 'pages':
      return <Trans>Pages</Trans>;
    case 'trades':
      return <Trans>Métiers</Trans>;
  }
}

interface OutcomeTagProps {
  outcome: ContentOutcome;
  /** True for a dry run. */
  isPlanned: boolean;
}

export function OutcomeTag({ outcome, isPlanned }: OutcomeTagProps): ReactNode {
  switch (outcome) {
    case 'created':
      return (
        <Tag tone="success" icon={<AddCircleRounded />}>
          {isPlanned ? <Trans>Sera ajouté</Trans> : <Trans>Ajouté</Trans>}
        </Tag>
      );
    case 'changed':
      return (
        <Tag tone="warning" icon={<EditRounded />}>
          {isPlanned ? <Trans>Sera modifié</Trans> : <Trans>Modifié</Trans>}
        </Tag>
      );
    case 'archived':
      return (
        <Tag tone="error" icon={<ArchiveRounded />}>
          {isPlanned ? <Trans>Sera archivé</Trans> : <Trans>Archivé</Trans>}
        </Tag>
      );
    case 'unchanged':
      return <Trans>Inchangé</Trans>;
  }
}
