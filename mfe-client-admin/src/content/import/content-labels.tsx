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

export function OutcomeTag({ outcome }: { outcome: ContentOutcome }): ReactNode {
  switch (outcome) {
    case 'created':
      return (
        <Tag tone="success" icon={<AddCircleRounded />}>
          <Trans>Ajouté</Trans>
        </Tag>
      );
    case 'changed':
      return (
        <Tag tone="warning" icon={<EditRounded />}>
          <Trans>Modifié</Trans>
        </Tag>
      );
    case 'archived':
      return (
        <Tag tone="error" icon={<ArchiveRounded />}>
          <Trans>Archivé</Trans>
        </Tag>
      );
    case 'unchanged':
      return <Trans>Inchangé</Trans>;
  }
}
