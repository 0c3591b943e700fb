import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import SaveRounded from '@mui/icons-material/SaveRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import type { SavedView } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { Divider, FailureText, lazyDialog, useToast } from '@passerelle/shared/ui';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import { type ReactNode, useState } from 'react';

import { FilterButton } from '../../data/inputs/filter-select';
import { Menu } from '../../data/navigation/menu';
import { viewActions } from './view-actions';
import { ViewUpToDate } from './view-up-to-date';
import type { ViewsOfList } from './views-of-list';

const ViewDialogs = lazyDialog(
  async () => (await import(/* webpackChunkName: "view-dialogs" */ './view-dialogs')).ViewDialogs,
);

interface ViewMenuProps {
  views: ViewsOfList;
  /** The list without any search: « Toutes les personnes ». */
  everything: ReactNode;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The views to choose from, and what can be done with them. */
function ViewMenu({ views: state, everything, anchor, onClose }: ViewMenuProps): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const [dialog, setDialog] = useState<{ open: boolean; asked: 'new' | 'manage' }>({ open: false, asked: 'new' });
  const ask = (asked: 'new' | 'manage'): void => setDialog({ open: true, asked });
  const { views, current, isChanged, failed } = state;
  const { open, overwrite: overwriteView } = viewActions(state);
  const name = current?.name;
  const choose = (act: () => void) => (): void => {
    onClose();
    act();
  };
  const overwrite = async (view: SavedView): Promise<void> => {
    try {
      await overwriteView(view);
      toast(<ViewUpToDate name={view.name} />, { about: 'views' });
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: 'views' });
    }
  };
  const most = limits.savedViews;
  return (
    <>
      <Menu label={t`Vues`} open={anchor !== null} anchorEl={anchor} onClose={onClose} maxHeight={460}>
        <MenuItem
          role="menuitemradio"
          aria-checked={current === null}
          selected={current === null}
          onClick={choose(() => open(null))}
        >
          {everything}
        </MenuItem>
        {views.map((view) => (
          <MenuItem
            key={view.id}
            role="menuitemradio"
            aria-checked={view.id === current?.id}
            selected={view.id === current?.id}
            onClick={choose(() => open(view))}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', maxWidth: 'min(420px, 86vw)' }}
          >
            {view.name}
          </MenuItem>
        ))}
        <Divider component="li" aria-hidden />
        {failed && (
          <MenuItem onClick={state.retry} sx={{ whiteSpace: 'normal' }}>
            <ReplayRounded />
            <span>
              <Trans>Vos vues ne répondent pas.</Trans> <b>{t`Réessayer`}</b>
            </span>
          </MenuItem>
        )}
        {current && isChanged && (
          <MenuItem onClick={choose(() => void overwrite(current))}>
            <SaveRounded />
            <Trans>Enregistrer dans « {name} »</Trans>
          </MenuItem>
        )}
        {!failed && views.length < most && (
          <MenuItem onClick={choose(() => ask('new'))}>
            <AddRounded />
            <Trans>Enregistrer comme nouvelle vue…</Trans>
          </MenuItem>
        )}
        {views.length > 0 && (
          <MenuItem onClick={choose(() => ask('manage'))}>
            <TuneRounded />
            {views.length < most ? <Trans>Gérer les vues…</Trans> : <Trans>Gérer les vues… ({most} au plus)</Trans>}
          </MenuItem>
        )}
      </Menu>
      <ViewDialogs {...dialog} views={state} onClose={() => setDialog({ ...dialog, open: false })} />
    </>
  );
}

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
