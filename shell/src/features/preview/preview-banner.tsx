import { Trans, useLingui } from '@lingui/react/macro';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { languageName, now, useLocale } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useSession } from '../../session/session-store';

const WEEK_MS = 7 * DAY_MS;

/** In a frame, the dialog around it has the button that closes it. */
const isFramed = (): boolean => window.parent !== window;

/** Banner of a preview: the week shown, a note that nothing counts, and the exit. */
export function PreviewBanner(): ReactNode {
  const { t } = useLingui();
  const { me } = useSession();
  const language = languageName(useLocale().code);
  const from = me?.selectedProgram?.dates.fromDate;
  const week = from ? Math.floor((now().getTime() - Date.parse(from)) / WEEK_MS) + 1 : null;
  return (
    <Box
      component="section"
      aria-label={t`Aperçu`}
      data-print="no"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 44,
        paddingBlock: '4px',
        paddingInline: { xs: '12px', md: '16px', xl: '24px' },
        color: 'common.white',
        backgroundColor: 'brand.deep',
        '& svg': { flex: 'none' },
        // The ring of the brand is too dark for this ground.
        '& :focus-visible': { outlineColor: '#fff' },
      }}
    >
      <VisibilityRounded />
      <Box component="p" sx={{ flex: 1, minWidth: 0, m: 0, typography: { xs: 'caption', md: 'body2' } }}>
        {week === null ? (
          <Trans>Aperçu : {language}.</Trans>
        ) : (
          <Trans>
            Aperçu : semaine {week}, {language}.
          </Trans>
        )}{' '}
        <Trans>Rien de ce que vous faites ici n’est compté.</Trans>
      </Box>
      {!isFramed() && (
        <Button href={routeTo('clientContent')} variant="neutral" size="small" sx={{ minHeight: 44 }}>
          <Trans>Fermer</Trans>
        </Button>
      )}
    </Box>
  );
}
