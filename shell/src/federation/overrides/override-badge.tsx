import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

import { loadDocument } from '../../session/full-navigation';
import { type Override, takeOverrides } from './take-overrides';

/** The same address; naming nothing there is what ends the overrides. */
function leave(): void {
  const { pathname, searchParams, hash } = new URL(location.href);
  searchParams.set('remote', '');
  loadDocument(`${pathname}?${searchParams.toString()}${hash}`);
}

/** Shows on every screen which remotes are not the live ones, so that a test version is not taken for the product. */
export function OverrideBadge(): ReactNode {
  const { t } = useLingui();
  const [overrides, setOverrides] = useState<Override[]>([]);
  useEffect(() => {
    void takeOverrides().then(setOverrides);
  }, []);
  return (
    <>
      {/* The last lines of the page can be scrolled clear of it. */}
      <Box data-print="no" sx={{ height: { xs: 180, md: 84 } }} />
      <Box
        component="aside"
        aria-label={t`Version d’essai`}
        data-print="no"
        sx={({ palette, zIndex }) => ({
          position: 'fixed',
          insetInlineStart: 12,
          // On phones, above what floats in the other corner.
          insetBlockEnd: { xs: 'calc(88px + var(--page-inset, 0px))', md: 'calc(12px + var(--page-inset, 0px))' },
          zIndex: zIndex.tooltip,
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          maxWidth: 'min(520px, calc(100vw - 24px))',
          px: '14px',
          py: '8px',
          borderRadius: '14px',
          backgroundColor: palette.neutral.ink,
          color: '#fff',
          boxShadow: 8,
          typography: 'caption',
          overflowWrap: 'anywhere',
        })}
      >
        <Box component="output" sx={{ flex: 1 }}>
          {overrides.map((one) => (
            <Line key={one.name} {...one} />
          ))}
        </Box>
        <Button variant="neutral" size="small" onClick={leave}>
          <Trans>Quitter</Trans>
        </Button>
      </Box>
    </>
  );
}

function Line({ name, base, remote }: Override): ReactNode {
  const { host } = new URL(base);
  return (
    <div>
      {remote ? (
        <Trans>
          {name} vient de {host}.
        </Trans>
      ) : (
        <Trans>
          {name} ne vient pas de {host}, qui ne répond pas.
        </Trans>
      )}
    </div>
  );
}
