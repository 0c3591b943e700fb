import { Trans, useLingui } from '@lingui/react/macro';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import { partWithWords } from '@passerelle/shared/i18n';
import { useState, type ReactNode } from 'react';

import { useOnDemand } from '../data/dialogs/use-on-demand';
import { FilterButton } from '../data/filters/filter-select';
import type { ViewsOfList } from './views-of-list';

const loadMenu = partWithWords(
  'view-menu',
  async () => (await import(/* webpackChunkName: "view-menu" */ './view-menu')).ViewMenu,
  {
    fr: () => import(/* webpackChunkName: "view-menu" */ './view-menu?words=fr'),
    en: () => import(/* webpackChunkName: "view-menu" */ './view-menu?words=en'),
  },
);

interface Props {
  views: ViewsOfList;
  /** The list without any search: « Toutes les personnes ». */
  everything: ReactNode;
}

/** The searches of a list that a person has given a name: « Vue : Sans nouvelles ». */
export function SavedViews({ views, everything }: Props): ReactNode {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Content, whenLoaded, prepare } = useOnDemand(loadMenu);
  const name = views.current?.name;
  return (
    <>
      <FilterButton
        label={t`Vue`}
        icon={<BookmarkBorderRounded />}
        prepare={prepare}
        isOpen={anchor !== null}
        onOpen={(button) => void whenLoaded(() => setAnchor(button))}
      >
        {name === undefined ? everything : views.isChanged ? <Trans>{name} (modifiée)</Trans> : name}
      </FilterButton>
      {Content && <Content views={views} everything={everything} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
