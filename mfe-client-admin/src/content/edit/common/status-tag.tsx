import { Trans } from '@lingui/react/macro';
import type { ItemStatus } from '@passerelle/shared/contract';
import { Tag, type Tone } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const statuses: Record<ItemStatus, { tone: Tone; word: ReactNode }> = {
  draft: { tone: 'info', word: <Trans>Brouillon</Trans> },
  published: { tone: 'success', word: <Trans context="of content">Publié</Trans> },
  modified: { tone: 'warning', word: <Trans context="of content">Modifié</Trans> },
  archived: { tone: 'stone', word: <Trans context="of content">Archivé</Trans> },
};

export const StatusTag = ({ status }: { status: ItemStatus }): ReactNode => (
  <Tag tone={statuses[status].tone}>{statuses[status].word}</Tag>
);
