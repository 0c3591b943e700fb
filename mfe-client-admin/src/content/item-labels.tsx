import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArchiveRounded from '@mui/icons-material/ArchiveRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import PendingRounded from '@mui/icons-material/PendingRounded';
import type { ItemKind, ItemPack, ItemStatus } from '@passerelle/shared/contract';
import type { PermissionArea } from '@passerelle/shared/contract/enums/security';
import { Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The name of a kind, in the singular. */
export const kindLabels: Record<ItemKind, MessageDescriptor> = {
  programs: msg`Programme`,
  tasks: msg`Tâche`,
  surveys: msg`Questionnaire`,
  library: msg`Document`,
  faq: msg`Questions fréquentes`,
  pages: msg`Page`,
};

/** The tabs of the list. */
export const kindTabLabels: Record<ItemKind, MessageDescriptor> = {
  programs: msg`Programmes`,
  tasks: msg`Tâches`,
  surveys: msg`Questionnaires`,
  library: msg`Bibliothèque`,
  faq: msg`Questions`,
  pages: msg`Pages`,
};

export const statusLabels: Record<ItemStatus, MessageDescriptor> = {
  draft: msg`Brouillon`,
  published: msg`Publié`,
  modified: msg`Publié, modifications non publiées`,
  archived: msg`Archivé`,
};

/** The permission that lets one write a kind. */
export const areaOf: Record<ItemKind, PermissionArea> = {
  programs: 'programs',
  tasks: 'programs',
  surveys: 'programs',
  library: 'library',
  faq: 'questions',
  pages: 'staticPages',
};

const looks = {
  draft: { tone: 'stone', icon: <EditNoteRounded /> },
  published: { tone: 'success', icon: <CheckCircleRounded /> },
  modified: { tone: 'warning', icon: <PendingRounded /> },
  archived: { tone: 'stone', icon: <ArchiveRounded /> },
} as const;

export function StatusTag({ status }: { status: ItemStatus }): ReactNode {
  const { t } = useLingui();
  return <Tag {...looks[status]}>{t(statusLabels[status])}</Tag>;
}

/** In the direction of its own language. A draft may have no title yet. */
export const ItemTitle = ({ title }: { title: string }): ReactNode =>
  title ? <bdi>{title}</bdi> : <Trans>Sans titre</Trans>;

/** Organisation of a pack, followed by the pack name if the organisation has several. */
export function PackName({ pack: { name, organization, oneOfSeveral } }: { pack: ItemPack }): ReactNode {
  const { t } = useLingui();
  const owner = organization?.name ?? t`Toutes les organisations`;
  return oneOfSeveral ? `${owner} · ${name}` : owner;
}
