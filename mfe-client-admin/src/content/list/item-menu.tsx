import { Trans, useLingui } from '@lingui/react/macro';
import ArchiveRounded from '@mui/icons-material/ArchiveRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import OpenInBrowserRounded from '@mui/icons-material/OpenInBrowserRounded';
import UnarchiveRounded from '@mui/icons-material/UnarchiveRounded';
import type { ContentItemSummary } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { type RowAction, RowMenu } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { duplicateItem, restoreItem } from '../items.mutations';
import { isEditable } from '../items.resource';

export interface ItemMenuProps {
  item: ContentItemSummary;
  onArchive: (item: ContentItemSummary) => void;
}

/** Actions on one row of the list. */
export function ItemMenu({ item, onArchive }: ItemMenuProps): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { id, status } = item;
  const title = item.title || t`Sans titre`;

  const duplicate = async (): Promise<void> => {
    const copy = await duplicateItem(id);
    toast(<Trans>« {title} » est dupliqué. La copie est un brouillon.</Trans>);
    await navigate(routeTo('clientContentItem', { itemId: copy.id }));
  };
  const restore = async (): Promise<void> => {
    await restoreItem(id);
    toast(<Trans>« {title} » est restauré comme brouillon. Publiez-le pour qu’il soit de nouveau proposé.</Trans>);
  };
  const run = (act: () => Promise<void>) => (): void =>
    void act().catch((error: unknown) => toast(<FailureText error={error} />, { tone: 'error', about: id }));

  const open: RowAction = {
    id: 'open',
    label: <Trans>Ouvrir</Trans>,
    icon: <OpenInBrowserRounded />,
    to: routeTo('clientContentItem', { itemId: id }),
  };
  const change: RowAction[] = [
    {
      id: 'duplicate',
      label: <Trans>Dupliquer</Trans>,
      icon: <ContentCopyRounded />,
      onPress: run(duplicate),
    },
  ];
  if (status === 'archived')
    change.push({
      id: 'restore',
      label: <Trans>Restaurer</Trans>,
      icon: <UnarchiveRounded />,
      onPress: run(restore),
    });
  // A draft that was never published is deleted instead, on its own screen.
  else if (status !== 'draft')
    change.push({
      id: 'archive',
      label: <Trans>Archiver</Trans>,
      icon: <ArchiveRounded />,
      danger: true,
      onPress: () => onArchive(item),
    });
  return <RowMenu label={t`Actions pour ${title}`} actions={isEditable(item) ? [open, ...change] : [open]} />;
}
