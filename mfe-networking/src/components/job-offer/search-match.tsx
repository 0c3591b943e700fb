import { Trans } from '@lingui/react/macro';
import SearchRounded from '@mui/icons-material/SearchRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { searchText, searchWords } from '@passerelle/shared/contract/rules/common/search';
import { Fact, Facts } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  offer: Pick<JobOffer, 'title' | 'company' | 'reference' | 'origin'>;
  search: string;
}

/** Where a search found the offer, unless its card shows that anyway: in the reference, or in where the offer came from. */
export function SearchMatch({ offer: { title, company, reference, origin }, search }: Props): ReactNode {
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
