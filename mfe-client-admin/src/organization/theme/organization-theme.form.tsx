import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import type { Organization } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { FileButton, Form, SubmitButton, useEdited, useFormValues } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Card, Section, Typography, useBreakpointUp, VisibleToStaff } from '@passerelle/shared/ui';
import { FieldFault } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useId, useMemo } from 'react';

import { ConflictValues } from '../../components/conflict-values';
import { readOrganization, saveTheme } from '../organization.mutations';
import { ColourField, colourOf } from './colour-field';
import { ContrastNotes } from './contrast-notes';
import { ThemePreview } from './theme-preview';
import { type ThemePicture, useThemePicture } from './use-theme-picture';

interface PictureChoiceProps {
  picture: ThemePicture;
  title: ReactNode;
  /** Position of the picture in the product, and its required size. */
  help: ReactNode;
}

/** Chooses or removes a picture of the theme; the limits stand beside the button. */
function PictureChoice({ picture, title, help }: PictureChoiceProps): ReactNode {
  const { fileSize } = useFormats();
  const id = useId();
  const most = fileSize(fileLimits.themePicture.bytes);
  const { file, shown, fault } = picture;
  return (
    <Box>
      <Typography component="h2" variant="h4" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography
        id={id}
        variant="body2"
        sx={{ mt: '4px', mb: '10px', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {help} {file ? file.name : <Trans>JPEG ou PNG, {most} au plus.</Trans>}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
        <FileButton
          accept={fileLimits.themePicture.types}
          onFile={picture.choose}
          aria-describedby={`${id}-title ${id}${fault ? ` ${id}-fault` : ''}`}
        >
          {shown ? <Trans>Choisir une autre image</Trans> : <Trans>Choisir une image</Trans>}
        </FileButton>
        {shown && (
          <Button variant="text" color="error" aria-describedby={`${id}-title`} onClick={picture.remove}>
            <Trans>Retirer l’image</Trans>
          </Button>
        )}
      </Box>
      <div role="alert">
        <FieldFault id={`${id}-fault`} fault={fault} />
      </div>
    </Box>
  );
}

interface Props {
  organization: Organization;
  onSaved: () => void;
}

/** Colour, logo and banner of an organisation, drawn as they change. */
export function OrganizationThemeForm({ organization, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const newest = (error: unknown) => (isConflict(error) ? readOrganization(organization.id) : null);
  const { seen, isNewer, save } = useEdited(organization, newest);
  const logo = useThemePicture('logo', seen.theme.logoUrl);
  const banner = useThemePicture('banner', seen.theme.bannerUrl);
  const stored = seen.theme.primary;
  const initialValues = useMemo(() => ({ primary: stored }), [stored]);
  return (
    <Form
      schema="theme"
      intro={false}
      initialValues={initialValues}
      failureText={(error) =>
        isConflict(error) ? t`Ce thème a été modifié entre-temps : rien n’a été enregistré.` : undefined
      }
      onSubmit={async (body) => {
        try {
          await save((read) => saveTheme(read, body, { logo, banner }));
        } catch (error) {
          logo.takeRefusal(error);
          banner.takeRefusal(error);
          throw error;
        }
        onSaved();
      }}
    >
      <ThemeFields logo={logo} banner={banner} conflict={isNewer ? stored : undefined} />
    </Form>
  );
}

interface FieldsProps {
  logo: ThemePicture;
  banner: ThemePicture;
  /** The colour that another user stored meanwhile. */
  conflict: string | null | undefined;
}

const columns = { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' };

/** On a narrow screen right under the colour that it shows; on a wide one beside everything, and in sight meanwhile. */
const beside = { gridColumn: { xl: 2 }, gridRow: { xl: '1 / span 6' }, position: { xl: 'sticky' }, top: 24 } as const;

function ThemeFields({ logo, banner, conflict }: FieldsProps): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const { primary } = useFormValues('theme');
  const colour = colourOf(primary);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: '24px 36px', alignItems: 'start' }}>
      {conflict !== undefined && (
        <ConflictValues rows={[{ label: t`Couleur principale`, mine: primary ?? null, theirs: conflict }]} />
      )}
      <Card sx={{ display: 'grid', gap: '24px' }}>
        <ColourField typed={primary} />
        <ContrastNotes colour={colour} />
      </Card>
      <Section title={<Trans>Aperçu</Trans>} sx={beside}>
        <ThemePreview colour={colour} logo={logo.shown} banner={banner.shown} />
      </Section>
      <Card sx={{ display: 'grid', gap: '24px' }}>
        <PictureChoice
          picture={logo}
          title={<Trans>Logo</Trans>}
          help={<Trans>En haut des pages et des e‑mails, sur fond blanc, sur 34 pixels de haut.</Trans>}
        />
        <PictureChoice
          picture={banner}
          title={<Trans>Bandeau</Trans>}
          help={<Trans>En haut des pages, sur 72 pixels de haut ; ses bords s’estompent.</Trans>}
        />
      </Card>
      <VisibleToStaff>
        <Trans>Visible par toutes les personnes de l’organisation dès l’enregistrement.</Trans>
      </VisibleToStaff>
      <div>
        <SubmitButton fullWidth={isPhone}>
          <Trans>Enregistrer le thème</Trans>
        </SubmitButton>
      </div>
    </Box>
  );
}
