import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { useId, useState, type ReactNode } from 'react';
import { Box, Button, IconButton, Link, shortWindow, useBreakpointUp, VisuallyHidden } from '@passerelle/shared/ui';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';

import { Menu } from '../data/navigation/menu';
import { barAction, selectionBar } from './bar-key';
import { BAR_HEIGHT } from './row-selection';

/** Actions on all selected rows. */
export interface SelectionAction {
  id: string;
  label: ReactNode;
  icon: ReactNode;
  danger?: boolean;
  onPress: () => void;
}

interface Props {
  /** « 2 personnes sélectionnées » */
  children: ReactNode;
  actions: readonly SelectionAction[];
  onClear: () => void;
  /** Number of selected rows on other pages. */
  elsewhere?: number;
  /** Number of all matching rows if the whole page is selected and more match; `onChooseMatching` selects them. */
  matching?: number | undefined;
  onChooseMatching?: () => void;
}

/** As many actions as a wide line has room for, the button for the others among them. */
const IN_ONE_LINE = 3;

const splitAt = <T,>(all: readonly T[], at: number): [readonly T[], readonly T[]] => [all.slice(0, at), all.slice(at)];

/**
 * Above a table in which rows are chosen: it stays in sight while the page scrolls, in one line also on a phone. The table
 * announces it, and leads to it by a key.
 */
export function SelectionBar(props: Props): ReactNode {
  const { children, actions, onClear, elsewhere = 0, matching, onChooseMatching } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const hintId = useId();
  const hasRoom = useBreakpointUp('xxl');
  const isAll = hasRoom && actions.length <= IN_ONE_LINE;
  const [shown, behind] = isAll ? [actions, []] : splitAt(actions, hasRoom ? IN_ONE_LINE - 1 : 0);
  const [others, all] = [number(elsewhere), number(matching ?? 0)];
  return (
    <Box
      {...selectionBar}
      component="fieldset"
      aria-label={t`Actions sur la sélection`}
      aria-describedby={hintId}
      sx={{
        position: 'sticky',
        insetBlockStart: 'var(--top-inset, 0px)',
        zIndex: 3,
        [shortWindow]: { position: 'static' },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: '8px', lg: '12px' },
        minHeight: BAR_HEIGHT,
        minWidth: 0,
        margin: 0,
        border: 0,
        padding: { xs: '6px 6px 6px 14px', lg: '6px 10px 6px 20px' },
        borderRadius: { xs: '14px 14px 0 0', lg: '12px 12px 0 0' },
        color: '#fff',
        backgroundColor: 'brand.deep',
        fontSize: '0.9375rem',
        lineHeight: 1.35,
        '& .MuiButton-root': {
          flex: 'none',
          color: 'brand.deep',
          backgroundColor: 'neutral.surface',
          borderColor: 'transparent',
        },
        '& :focus-visible': { outlineColor: '#fff' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <span>{children}</span>
        {elsewhere > 0 && (
          <>
            {' '}
            <Trans>(dont {others} sur d’autres pages)</Trans>
          </>
        )}
        {matching !== undefined && (
          <>
            {' '}
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={onChooseMatching}
              sx={{ minHeight: 24, textAlign: 'start' }}
            >
              <Trans>Sélectionner les {all} résultats</Trans>
            </Link>
          </>
        )}
      </Box>
      <VisuallyHidden id={hintId}>
        <Trans>Échap ou A : revenir à la ligne</Trans>
      </VisuallyHidden>
      {shown.map(({ id, label, icon, onPress }) => (
        <Button key={id} {...barAction} variant="neutral" startIcon={icon} onClick={onPress}>
          {label}
        </Button>
      ))}
      {behind.length > 0 && <ActionMenu actions={behind} isRest={shown.length > 0} />}
      {hasRoom ? (
        <Link component="button" type="button" color="inherit" onClick={onClear} sx={{ minHeight: 44, px: '10px' }}>
          <Trans>Désélectionner</Trans>
        </Link>
      ) : (
        <IconButton aria-label={t`Désélectionner`} onClick={onClear} sx={{ color: 'inherit' }}>
          <CloseRounded />
        </IconButton>
      )}
    </Box>
  );
}

/** Those that have no room, behind one button. */
function ActionMenu({ actions, isRest }: Pick<Props, 'actions'> & { isRest: boolean }): ReactNode {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        {...barAction}
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<KeyboardArrowDownRounded />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {isRest ? <Trans>Autres actions</Trans> : <Trans context="on rows">Actions</Trans>}
      </Button>
      <Menu
        label={t({ message: 'Actions', context: 'on rows' })}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        edge="end"
      >
        {actions.map(({ id, label, icon, danger, onPress }) => (
          <MenuItem
            key={id}
            sx={danger ? { color: 'status.error.text' } : undefined}
            onClick={() => {
              setAnchor(null);
              onPress();
            }}
          >
            {icon}
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
