import { Trans, useLingui } from '@lingui/react/macro';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { searchText, searchWords } from '@passerelle/shared/contract/rules/common/search';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Fact, Facts, Typography } from '@passerelle/shared/ui';
import { GridCard, RowMenu } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { EmployerLines, FollowUpLine } from '../components/job-offer/job-offer-lines';
import { JobOfferStatusTag } from '../components/job-offer/job-offer-status-tag';

interface SearchMatchProps {
  offer: Pick<JobOffer, 'title' | 'company' | 'reference' | 'origin'>;
  search: string;
}

/** Reference or origin of the offer, if a search word matches it and is not on the card itself. */
function SearchMatch({ offer: { title, company, reference, origin }, search }: SearchMatchProps): ReactNode {
  const shown = searchText(title, company.name, company.address.street);
  const hidden = searchWords(search).filter((word) => !shown.includes(word));
  const isIn = (text: string | null): boolean => hidden.some((word) => searchText(text).includes(word));
  if (!isIn(reference) && !isIn(origin)) return null;
  return (
    <Facts sx={{ overflowWrap: 'anywhere' }}>
      {isIn(reference) && (
        <Fact icon={<SearchRounded />}>
          <Trans>Référence : {reference}</Trans>
        </Fact>
      )}
      {isIn(origin) && (
        <Fact icon={<SearchRounded />}>
          <Trans>Origine : {origin}</Trans>
        </Fact>
      )}
    </Facts>
  );
}

interface Props {
  offer: JobOffer;
  /** The search text, for highlighting. */
  search: string;
  onDelete: (offer: JobOffer) => void;
}

/** Extends the link of the title over the whole card. */
const overCard = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } } as const;

/** An offer in the list: status, title and company. */
export function JobOfferCard({ offer, search: searched, onDelete }: Props): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { id, title, status } = offer;
  // The return address includes the filter, the search and the page of the list.
  const state = { from: `${pathname}${search}` };
  const details = (
    <Button
      component={RouteLink}
      to={routeTo('jobOffer', { jobOfferId: id })}
      state={state}
      variant="text"
      endIcon={<ArrowForwardRounded className="flip" />}
      aria-label={t`Voir l’annonce « ${title} »`}
      sx={{ ...overCard, position: 'static', marginInlineStart: '-12px' }}
    >
      <Trans>Voir l’annonce</Trans>
    </Button>
  );
  return (
    <GridCard footer={details}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '14px' }}>
        <JobOfferStatusTag status={status} />
        <Box sx={{ position: 'relative', zIndex: 1, marginBlock: '-8px', marginInlineEnd: '-10px' }}>
          <JobOfferMenu offer={offer} state={state} onDelete={() => onDelete(offer)} />
        </Box>
      </Box>
      <Typography component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <EmployerLines offer={offer} />
      <FollowUpLine offer={offer} />
      <SearchMatch offer={offer} search={searched} />
    </GridCard>
  );
}

interface JobOfferMenuProps {
  offer: JobOffer;
  /** Navigation state with the address to return to. */
  state: unknown;
  onDelete: () => void;
}

export function JobOfferMenu({ offer: { id, title }, state, onDelete }: JobOfferMenuProps): ReactNode {
  const { t } = useLingui();
  return (
    <RowMenu
      label={t`Actions pour « ${title} »`}
      actions={[
        {
          id: 'edit',
          label: <Trans>Modifier</Trans>,
          icon: <EditRounded />,
          to: routeTo('jobOfferEdit', { jobOfferId: id }),
          state,
        },
        {
          id: 'delete',
          label: <Trans>Supprimer</Trans>,
          icon: <DeleteOutlineRounded />,
          danger: true,
          onPress: onDelete,
        },
      ]}
    />
  );
}
