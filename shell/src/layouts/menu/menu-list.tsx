import { Trans, useLingui } from '@lingui/react/macro';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { currentEntry, type MenuDescriptor } from '@passerelle/shared/contract/remotes';
import { useLocalisedText } from '@passerelle/shared/i18n';
import { Box, List, ListItem, SvgIcon } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { prepareAt } from '../../federation/load/prepare-at';
import { useSpace } from '../../session/space';

/** The menu of a space. Pointing at an entry starts loading its remote, so that the click finds it there. */
export function MenuList({
  entries,
  onNavigate,
}: {
  entries: readonly MenuDescriptor[];
  onNavigate?: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalisedText();
  const { pathname } = useLocation();
  const inClient = useSpace() === 'client';
  const current = currentEntry(entries, pathname);
  return (
    <Box component="nav" aria-label={t`Menu principal`}>
      {inClient && (
        <ListSubheader component="p" disableSticky>
          <Trans>Espace client</Trans>
        </ListSubheader>
      )}
      <List disablePadding sx={{ display: 'grid', gap: '4px' }}>
        {entries.map((entry) => (
          <ListItem key={entry.path} disablePadding>
            <ListItemButton
              component={RouteLink}
              to={entry.path}
              selected={entry === current}
              aria-current={entry === current ? 'page' : undefined}
              onClick={onNavigate}
              onMouseEnter={() => prepareAt(entry.path)}
              onFocus={() => prepareAt(entry.path)}
            >
              <ListItemIcon>
                <SvgIcon>
                  <path d={entry.icon} />
                </SvgIcon>
              </ListItemIcon>
              <ListItemText>{localised(entry.label)}</ListItemText>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
