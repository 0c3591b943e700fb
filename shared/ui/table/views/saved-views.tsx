import { Trans, useLingui } from '@lingui/react/macro';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import { useState, type ReactNode } from 'react';

import { FilterButton } from '../../data/inputs/filter-select';
import { ViewMenu } from './view-menu';
import type { ViewsOfList } from './views-of-list';

interface Props {
  views: ViewsOfList;
  /** The list without any search: « Toutes les personnes ». */
  everything: ReactNode;
}

/** The searches of a list that a person has given a name: « Vue : Sans nouvelles ». */
export function SavedViews({ views, everything }: Props): ReactNode {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = views.current?.name;
  return (
    <>
      <FilterButton label={t`Vue`} icon={<BookmarkBorderRounded />} isOpen={anchor !== null} onOpen={setAnchor}>
        {name === undefined ? everything : views.isChanged ? <Trans>{name} (modifiée)</Trans> : name}
      </FilterButton>
      <ViewMenu views={views} everything={everything} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
