import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContentItemSummary } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Link } from '@passerelle/shared/ui';
import { type Column, DataTable } from '@passerelle/shared/ui/table';
import { type ReactNode, useCallback } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { ItemTitle, kindLabels, PackName, StatusTag } from '../item-labels';
import { ItemMenu, type ItemMenuProps } from './item-menu';
import { LanguageProgress } from './language-progress';

const second = { typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

function Title({ of: item }: { of: ContentItemSummary }): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { id, kind, title, program, pack } = item;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouteLink}
        to={routeTo('clientContentItem', { itemId: id })}
        state={{ from: `${pathname}${search}` }}
        sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        <ItemTitle title={title} />
      </Link>
      <Box sx={second}>
        {[t(kindLabels[kind]), program?.title].filter(Boolean).join(' · ')} · <PackName pack={pack} />
      </Box>
    </Box>
  );
}

function Changed({ of: { changedAt, changedBy } }: { of: ContentItemSummary }): ReactNode {
  const { ago } = useFormats();
  return (
    <>
      {ago(changedAt)}
      {changedBy && <Box sx={second}>{changedBy}</Box>}
    </>
  );
}

const Uses = ({ of: { usedBy } }: { of: ContentItemSummary }): ReactNode =>
  usedBy === 0 ? '–' : <Plural value={usedBy} one="# élément" other="# éléments" />;

const columns: readonly Column<ContentItemSummary>[] = [
  {
    id: 'title',
    identifies: true,
    header: <Trans>Titre</Trans>,
    width: '36%',
    cell: (item) => <Title of={item} />,
  },
  { id: 'status', header: <Trans>État</Trans>, cell: ({ status }) => <StatusTag status={status} /> },
  {
    id: 'languages',
    header: <Trans>Langues</Trans>,
    cell: ({ languages }) => <LanguageProgress languages={languages} />,
  },
  { id: 'changed', header: <Trans>Dernière modification</Trans>, cell: (item) => <Changed of={item} /> },
  { id: 'uses', header: <Trans>Utilisé par</Trans>, wideOnly: 1240, cell: (item) => <Uses of={item} /> },
];

/** A row of the table on a phone. */
const listItem = (item: ContentItemSummary): ReactNode => (
  <Box sx={{ display: 'grid', gap: '6px', justifyItems: 'start', typography: 'body2' }}>
    <Title of={item} />
    <StatusTag status={item.status} />
    <LanguageProgress languages={item.languages} />
    <Box sx={{ color: 'text.secondary' }}>
      <Changed of={item} />
    </Box>
    {item.usedBy > 0 && (
      <Box sx={{ color: 'text.secondary' }}>
        <Trans>
          Utilisé par <Uses of={item} />
        </Trans>
      </Box>
    )}
  </Box>
);

interface Props extends Omit<ItemMenuProps, 'item'> {
  items: readonly ContentItemSummary[];
  /** The reader may write some kind; without, a row only opens. */
  isAuthor: boolean;
}

export function ContentTable({ items, isAuthor, onArchive }: Props): ReactNode {
  const { t } = useLingui();
  const menu = useCallback(
    (item: ContentItemSummary): ReactNode => <ItemMenu item={item} onArchive={onArchive} />,
    [onArchive],
  );
  return (
    <DataTable
      caption={t`Contenu`}
      columns={columns}
      rows={items}
      idOf={({ id }) => id}
      listItem={listItem}
      {...(isAuthor && { menu })}
      opens
    />
  );
}
