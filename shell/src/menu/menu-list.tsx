import { Trans, useLingui } from '@lingui/react/macro';
import type { MenuDescriptor } from '@passerelle/shared/contract/remotes';
import { RouteLink, useLocation } from '@passerelle/shared/routes';
import { Box, SvgIcon, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useLocalisedText } from '@passerelle/shared/i18n';
import { prepareAt } from '../federation/prepare-at';
import { useSpace } from '../layouts/space';
import { currentEntry } from './menu-entries';
import { menuStyles } from './menu-styles';

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
    <Box component="nav" aria-label={t`Menu principal`} sx={menuStyles}>
      {inClient && (
        <Typography variant="caption" sx={{ display: 'block', px: '10px', pb: 1, color: 'neutral.ink3' }}>
          <Trans>Espace client</Trans>
        </Typography>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <RouteLink
              to={entry.path}
              aria-current={entry === current ? 'page' : undefined}
              onClick={onNavigate}
              onMouseEnter={() => prepareAt(entry.path)}
              onFocus={() => prepareAt(entry.path)}
            >
              <SvgIcon>
                <path d={entry.icon} />
              </SvgIcon>
              {localised(entry.label)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
