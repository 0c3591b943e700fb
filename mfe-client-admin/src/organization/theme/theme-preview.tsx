import { Trans, useLingui } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { brandColours } from '@passerelle/shared/theme';
import { Banner, Box, Button, PasserelleMark, Tag, type Theme, Typography, useTheme } from '@passerelle/shared/ui';
import { Progress, ProgressBar } from '@passerelle/shared/ui/data';
import type { CSSProperties, ReactNode } from 'react';

const nameIn = (variable: string): string => /var\((--[\w-]+)/.exec(variable)?.[1] ?? '';

/**
 * The page's own variables with another organisation's colours: what stands within is drawn by the very pieces of the
 * product, and nothing outside of it changes.
 */
function brandVariables({ vars }: Theme, colour: string): CSSProperties {
  const brand = brandColours(colour);
  const { palette } = vars;
  const pairs: [string, string][] = [
    ...(Object.keys(brand) as (keyof typeof brand)[]).map((key): [string, string] => [palette.brand[key], brand[key]]),
    [palette.primary.main, brand.fill],
    [palette.primary.dark, brand.hover],
    [palette.primary.light, brand[300]],
    [palette.primary.contrastText, brand.onFill],
    [palette.action.selected, brand[100]],
    [palette.scenery.ground, brand[50]],
    [palette.scenery.bankSoft, brand[100]],
    [palette.scenery.bank, brand[200]],
  ];
  return Object.fromEntries(pairs.map(([variable, value]) => [nameIn(variable), value]));
}

interface Props {
  colour: string;
  logo: string | null;
  banner: string | null;
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 44,
  px: '10px',
  borderRadius: '10px',
  color: 'text.secondary',
  fontSize: '0.90625rem',
  fontWeight: 500,
} as const;

const current = {
  ...entry,
  position: 'relative',
  backgroundColor: 'brand.100',
  color: 'brand.text',
  fontWeight: 620,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -12,
    insetBlock: '9px',
    width: 4,
    borderStartEndRadius: 4,
    borderEndEndRadius: 4,
    backgroundColor: 'brand.edge',
  },
} as const;

/** Pieces of the product as the organisation's people will see them. Nothing in it can be pressed. */
export function ThemePreview({ colour, logo, banner }: Props): ReactNode {
  const { t } = useLingui();
  const { percent } = useFormats();
  const theme = useTheme();
  return (
    <Box
      component="figure"
      aria-label={t`Aperçu de l’application dans ces couleurs`}
      style={brandVariables(theme, colour)}
      sx={{ m: 0, border: '1px solid', borderColor: 'divider', borderRadius: '18px', overflow: 'hidden' }}
    >
      <div inert>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '12px',
            minHeight: 60,
            px: '14px',
            backgroundColor: 'background.paper',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          {logo ? (
            <Box component="img" src={logo} alt="" sx={{ height: 30, maxWidth: 150, objectFit: 'contain' }} />
          ) : (
            <PasserelleMark size={30} />
          )}
          <Banner url={banner ?? undefined} sx={{ flex: 1, height: 59 }} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', backgroundColor: 'background.default' }}>
          <Box
            sx={{
              flex: '1 1 150px',
              p: '12px',
              backgroundColor: 'background.paper',
              borderInlineEnd: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box sx={current}>
              <HomeRounded sx={{ fontSize: 21 }} />
              <Trans>Accueil</Trans>
            </Box>
            <Box sx={entry}>
              <GroupRounded sx={{ fontSize: 21 }} />
              <Trans>Contacts</Trans>
            </Box>
          </Box>
          <Box sx={{ flex: '3 1 220px', display: 'grid', gap: '14px', p: '18px', alignContent: 'start' }}>
            <Typography component="p" variant="h3">
              <Trans>Il vous reste 3 actions cette semaine.</Trans>
            </Typography>
            <ProgressBar total={12} done={6} current={7} />
            <Progress share={0.58} label={t`Avancement`}>
              {percent(0.58)}
            </Progress>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'center' }}>
              <Tag tone="brand">
                <Trans>Réseau</Trans>
              </Tag>
              <Tag tone="success" icon={<CheckCircleRounded />}>
                <Trans>En cours</Trans>
              </Tag>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
              <Button variant="contained">
                <Trans>Planifier une action</Trans>
              </Button>
              <Button variant="outlined">
                <Trans>Plus tard</Trans>
              </Button>
            </Box>
            <Box component="span" sx={{ color: 'brand.text', textDecoration: 'underline' }}>
              <Trans>Voir tous les contacts</Trans>
            </Box>
          </Box>
        </Box>
        <Box sx={{ p: '16px 18px', backgroundColor: 'brand.deep', color: '#fff' }}>
          <Typography component="p" variant="h4" sx={{ mb: '8px' }}>
            <Trans>Semaine 7 sur 12</Trans>
          </Typography>
          <ProgressBar total={12} done={6} current={7} look="onDeep" />
        </Box>
      </div>
    </Box>
  );
}
