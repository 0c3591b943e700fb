import { Trans, useLingui } from '@lingui/react/macro';
import type { LicensePack, Paged } from '@passerelle/shared/contract';
import { AreaFailure, Box, Button, Skeleton, Typography } from '@passerelle/shared/ui';
import { SearchField } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { type PackOwner, usePacks } from './user-program.resource';

interface Props {
  user: PackOwner;
  /** Stays in sight whatever is searched for. */
  chosen: LicensePack | null;
  children: (packs: readonly LicensePack[]) => ReactNode;
}

/** The packs, fifteen at a time, and the search for others. */
export function PackList({ user, chosen, children }: Props): ReactNode {
  const { t } = useLingui();
  const [asked, setAsked] = useState({ search: '', page: 0 });
  const { data, failedAt, retry } = usePacks(user, asked);
  if (!data) {
    return failedAt === undefined ? (
      <Skeleton variant="rounded" height={228} />
    ) : (
      <AreaFailure
        level={3}
        title={<Trans>Les packs de licences ne répondent pas</Trans>}
        onRetry={retry}
        failedAt={failedAt}
      >
        <Trans>Rien n’est perdu : le reste de l’application fonctionne.</Trans>
      </AreaFailure>
    );
  }
  const hasSearch = asked.search !== '' || data.totalCount > data.pageSize;
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      {hasSearch && (
        <SearchField
          label={t`Chercher un pack de licences`}
          placeholder={t`Nom du pack`}
          value={asked.search}
          onChange={(search) => setAsked({ search, page: 0 })}
          sx={{ maxWidth: { md: 'none' } }}
        />
      )}
      {data.items.length === 0 && <NoPack isSearch={asked.search !== ''} />}
      {children(withChosen(data.items, chosen))}
      <PackPages packs={data} onPage={(page) => setAsked({ ...asked, page })} />
    </Box>
  );
}

/** Adds the chosen pack when it is on another page. */
const withChosen = (packs: readonly LicensePack[], chosen: LicensePack | null): readonly LicensePack[] =>
  !chosen || packs.some(({ id }) => id === chosen.id) ? packs : [chosen, ...packs];

const NoPack = ({ isSearch }: { isSearch: boolean }): ReactNode => (
  <Typography aria-live="polite" sx={{ color: 'text.secondary' }}>
    {isSearch ? (
      <Trans>Aucun pack ne porte ce nom.</Trans>
    ) : (
      <Trans>Aucun pack de licences ne vous est ouvert. Demandez-en un à un administrateur de Passerelle.</Trans>
    )}
  </Typography>
);

function PackPages({ packs, onPage }: { packs: Paged<LicensePack>; onPage: (page: number) => void }): ReactNode {
  const { page, pageCount } = packs;
  const at = page + 1;
  if (pageCount < 2) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' }}>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        <Trans>
          Page {at} sur {pageCount}
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        {page > 0 && (
          <Button variant="neutral" onClick={() => onPage(page - 1)}>
            <Trans>Packs précédents</Trans>
          </Button>
        )}
        {at < pageCount && (
          <Button variant="neutral" onClick={() => onPage(page + 1)}>
            <Trans>Packs suivants</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}
