import { Plural, Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { useCall } from '@passerelle/shared/client';
import type { SubTask, Trade, TradeSource, TricamLetter } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { letterOf } from '@passerelle/shared/contract/rules/programs/trades';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, ContentText, LoadedArea, SkeletonCard, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { Menu, ResultCount, SearchField, useFocusFallback } from '@passerelle/shared/ui/data';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { useResultTexts } from './profile-labels';
import { ResultNames } from './result-text';
import { Part } from './results-frame';

interface Props {
  step: SubTask;
  /** Of the profile, the first first. */
  letters: readonly TricamLetter[];
}

/** Real trades that match the letters; a search looks through all. Absent where no trades were imported. */
export function Trades({ step, letters }: Props): ReactNode {
  const { t } = useLingui();
  const area = useFocusFallback<HTMLDivElement>();
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(pageSizes.trades);
  const answer = useCall('GET /me/trades', {
    query: { letters: [...letters], search: search || undefined, pageSize: Math.min(count, pageSizes.max) },
  });
  const isOutdated = answer.isPreviousData && Boolean(answer.error);
  const { data } = answer;
  if (data?.source === null) return null;
  return (
    <Part title={<Trans>Des métiers qui vous ressemblent</Trans>}>
      <Typography variant="body2" sx={{ mb: '12px', maxWidth: '62ch', color: 'text.secondary' }}>
        <Trans>
          Ils demandent les ressorts qui viennent en tête de votre profil. Ce sont des pistes à explorer, pas des
          conseils à suivre. La recherche porte sur tous les métiers.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: '12px' }}>
        <SearchField
          label={t`Chercher parmi tous les métiers`}
          placeholder={t`Métier ou code ROME`}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setCount(pageSizes.trades);
          }}
        />
        {data && !answer.isPreviousData && (
          <ResultCount>
            <Plural value={data.totalCount} one="# métier" other="# métiers" />
          </ResultCount>
        )}
      </Box>
      <LoadedArea
        state={{ ...answer, data: isOutdated ? undefined : data }}
        failure={<Trans>Les métiers ne répondent pas</Trans>}
        failureText={<Trans>Le reste de vos résultats est là.</Trans>}
        skeleton={<SkeletonCard lines={3} />}
      >
        {({ items, totalCount, source }) => (
          <Box {...area} aria-busy={answer.isPreviousData} sx={{ display: 'grid', gap: '12px', outline: 0 }}>
            {items.length === 0 ? (
              <Typography variant="body2">
                <Trans>Aucun métier ne correspond à votre recherche. Essayez un mot plus court, ou voisin.</Trans>
              </Typography>
            ) : (
              <Box
                component="ul"
                aria-label={t`Métiers`}
                sx={{ display: 'grid', gap: '8px', m: 0, p: 0, listStyle: 'none' }}
              >
                {items.map((trade) => (
                  <TradeRow key={trade.code} trade={trade} step={step} />
                ))}
              </Box>
            )}
            {items.length < Math.min(totalCount, pageSizes.max) && (
              <div data-print="no">
                <Button variant="neutral" onClick={() => setCount(items.length + pageSizes.trades)}>
                  <Trans>Afficher plus de métiers</Trans>
                </Button>
              </div>
            )}
            {source && <Source source={source} />}
          </Box>
        )}
      </LoadedArea>
    </Part>
  );
}

interface RowProps {
  trade: Trade;
  step: SubTask;
}

/** A trade with its code, its interests, and what can be done about it. */
function TradeRow({ trade: { code, label, major, minor }, step }: RowProps): ReactNode {
  const textOf = useResultTexts(step);
  const interests = minor === null ? [major] : [major, minor];
  const letters = interests.join('');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        p: '12px 16px',
        borderRadius: '12px',
        backgroundColor: 'neutral.paper',
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="h6" variant="h4">
          <ContentText language="fr">{label}</ContentText>
        </Typography>
        <Typography
          variant="body2"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '12px', color: 'text.secondary' }}
        >
          <span>
            <ResultNames texts={interests.map((interest) => textOf(letterOf[interest]))} />
          </span>{' '}
          <span>
            <Trans>
              {code}, RIASEC {letters}
            </Trans>
          </span>
        </Typography>
      </Box>
      <AddToSearch label={label} />
    </Box>
  );
}

/** Leads to a new job offer or networking action about a trade, and back here. */
function AddToSearch({ label }: { label: string }): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { data: me } = useCall('GET /me');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const state = { from: `${pathname}${search}` };
  const hasOffers = me?.selectedProgram?.program.shouldDisplayJobOffers === true;
  return (
    <Box data-print="no">
      <Button
        variant="neutral"
        size="small"
        startIcon={<AddRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Trans>Ajouter à mes recherches</Trans>
        <VisuallyHidden>
          {' : '}
          <ContentText language="fr">{label}</ContentText>
        </VisuallyHidden>
      </Button>
      <Menu
        label={t`Ajouter à mes recherches : ${label}`}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        {hasOffers && (
          <MenuItem component={RouteLink} to={routeTo('jobOfferCreate', {}, { query: { title: label } })} state={state}>
            <Trans>Une annonce pour ce métier</Trans>
          </MenuItem>
        )}
        <MenuItem
          component={RouteLink}
          to={routeTo(
            'networkingActionCreate',
            {},
            { query: { title: t`Découvrir le métier : ${label}`, actionType: 'informationQuery' } },
          )}
          state={state}
        >
          <Trans>Une action de networking sur ce métier</Trans>
        </MenuItem>
      </Menu>
    </Box>
  );
}

function Source({ source: { name, version, month, licence } }: { source: TradeSource }): ReactNode {
  const { month: monthOf } = useFormats();
  const date = monthOf(`${month}-01T00:00:00.000Z`);
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      <Trans>
        Source des métiers : {name}, version {version}, {date}. {licence}.
      </Trans>
    </Typography>
  );
}
