import { Plural, Trans, useLingui } from '@lingui/react/macro';
import EditRounded from '@mui/icons-material/EditRounded';
import PaletteRounded from '@mui/icons-material/PaletteRounded';
import SummarizeRounded from '@mui/icons-material/SummarizeRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import type { Organization } from '@passerelle/shared/contract';
import { defaultThemeColor } from '@passerelle/shared/contract/limits';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { localeInfo, useFormats } from '@passerelle/shared/i18n';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { Box, Button, Card, PageHeader, Section } from '@passerelle/shared/ui';
import { BackToList, Described, DescriptionList } from '@passerelle/shared/ui/data';
import { agreementKindLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { IdentityTable } from '../identity-table';
import { NotFilledIn } from '../../components/not-filled-in';
import { OrganizationEntity } from '../../components/organization-entity';
import { secondFactorLabels } from '../setting-labels';
import { timeZoneName } from '../time-zone-name';
import { AddUserLink } from '../../components/user-list-links';
import { OwnersSection } from './owners-section';
import { PacksSection } from './packs-section';

/** One organisation, for the product's own staff: identity, owners and settings. */
export function OrganizationDetailsScreen(): ReactNode {
  const { organizationId } = useRouteParams('clientOrganizationDetails');
  return (
    <>
      <BackToList list={routeTo('clientOrganizations')} label={<Trans>Retour aux organisations</Trans>} />
      <OrganizationEntity organizationId={organizationId}>
        {(organization) => <OrganizationContent key={organization.id} organization={organization} />}
      </OrganizationEntity>
    </>
  );
}

function OrganizationContent({ organization }: { organization: Organization }): ReactNode {
  const { id, name, userCount } = organization;
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <>
            <AddUserLink organization={id} />
            <Button
              component={RouteLink}
              to={routeTo('clientOrganizationEdit', { organizationId: id })}
              variant="neutral"
              startIcon={<EditRounded />}
            >
              <Trans>Modifier l’organisation</Trans>
            </Button>
            <Button
              component={RouteLink}
              to={routeTo('clientContentImport', {}, { query: { organization: id } })}
              variant="neutral"
              startIcon={<UploadFileRounded />}
            >
              <Trans>Importer du contenu</Trans>
            </Button>
          </>
        }
      >
        <Plural value={userCount} one="# personne" other="# personnes" />
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: { xs: '28px', xl: '28px 24px' },
        }}
      >
        <Box sx={column}>
          <Section title={<Trans>Identité</Trans>}>
            <Card sx={rowsCard}>
              <IdentityTable organization={organization} />
            </Card>
          </Section>
          <ThemeSection organization={organization} />
        </Box>
        <Box sx={column}>
          <OwnersSection organization={organization} />
          <Section
            title={<Trans>Réglages</Trans>}
            action={
              <Button
                component={RouteLink}
                to={routeTo('clientSixMonthlyReport', {}, { query: { organization: id } })}
                variant="neutral"
                startIcon={<SummarizeRounded />}
              >
                <Trans>Rapport semestriel</Trans>
              </Button>
            }
          >
            <Card sx={rowsCard}>
              <Settings organization={organization} />
            </Card>
          </Section>
        </Box>
      </Box>
      <PacksSection organizationId={id} />
    </>
  );
}

/** Headings stand on one line, whether an action stands beside them or not; the last card of a column fills it. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: '28px',
  '& > section > :first-of-type': { minHeight: 44 },
  '& > section:last-of-type': { flex: 1, display: 'flex', flexDirection: 'column' },
  '& > section:last-of-type > :last-child': { flex: 1 },
} as const;

/** Rows bring their own space above and below. */
const rowsCard = { py: { xs: '8px', md: '14px' } } as const;

/** Colour and pictures of the organisation in the product. */
function ThemeSection({ organization: { id, theme } }: { organization: Organization }): ReactNode {
  const colour = theme.primary ?? defaultThemeColor;
  return (
    <Section
      title={<Trans>Thème</Trans>}
      action={
        <Button
          component={RouteLink}
          to={routeTo('clientOrganizationTheme', { organizationId: id })}
          variant="neutral"
          startIcon={<PaletteRounded />}
        >
          <Trans>Modifier le thème</Trans>
        </Button>
      }
    >
      <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '14px 18px' }}>
        <Box
          aria-hidden
          style={{ backgroundColor: colour }}
          sx={{ width: 44, height: 44, borderRadius: '12px', border: '1px solid', borderColor: 'divider' }}
        />
        <Box sx={{ flex: '1 1 120px' }}>
          <Box sx={{ fontWeight: 600 }}>{colour}</Box>
          {theme.primary === null && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <Trans>La couleur de Passerelle</Trans>
            </Box>
          )}
        </Box>
        <Picture name={<Trans>Logo</Trans>} url={theme.logoUrl} />
        <Picture name={<Trans>Bandeau</Trans>} url={theme.bannerUrl} />
      </Card>
    </Section>
  );
}

/** A picture as the header shows it, or that it shows the product's own. */
const Picture = ({ name, url }: { name: ReactNode; url: string | null }): ReactNode => (
  <Box sx={{ display: 'grid', gap: '2px', minWidth: 96 }}>
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name}</Box>
    {url ? (
      <Box component="img" src={url} alt="" sx={{ height: 34, maxWidth: 179, objectFit: 'contain' }} />
    ) : (
      <Box sx={{ typography: 'body2' }}>
        <Trans>Par défaut</Trans>
      </Box>
    )}
  </Box>
);

function Settings({ organization }: { organization: Organization }): ReactNode {
  const { t } = useLingui();
  const { date } = useFormats();
  const { requiresSecondFactor, auditMonths, showsStaffPhones, locale, timeZone, mondayMailHour } = organization;
  const { agreementKind, agreementFiledOn } = organization;
  const filedOn = agreementFiledOn && date(agreementFiledOn);
  return (
    <DescriptionList>
      <Described name={<Trans>Double authentification demandée</Trans>}>
        {t(secondFactorLabels[requiresSecondFactor])}
      </Described>
      <Described name={<Trans>Durée de conservation du journal</Trans>}>
        <Plural value={auditMonths} one="# mois" other="# mois" />
      </Described>
      <Described name={<Trans>Téléphone des interlocuteurs visible</Trans>}>
        {showsStaffPhones ? <Trans>Oui</Trans> : <Trans>Non</Trans>}
      </Described>
      <Described name={<Trans>Langue des e‑mails</Trans>}>{localeInfo(locale).name}</Described>
      <Described name={<Trans>Fuseau horaire</Trans>}>
        {timeZone ? timeZoneName(timeZone) : <Trans>{timeZoneName(defaultTimeZone)}, par défaut</Trans>}
      </Described>
      <Described name={<Trans>Heure de l’e‑mail du lundi</Trans>}>
        <Trans>{mondayMailHour} h</Trans>
      </Described>
      <Described name={<Trans>Accord collectif</Trans>}>
        {agreementKind ? t(agreementKindLabels[agreementKind]) : <NotFilledIn />}
        {filedOn && (
          <>
            <br />
            <Trans>Déposé le {filedOn}</Trans>
          </>
        )}
      </Described>
    </DescriptionList>
  );
}
