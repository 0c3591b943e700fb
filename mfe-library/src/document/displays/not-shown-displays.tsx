import { Trans } from '@lingui/react/macro';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import type { LibraryDocument } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Card, EmptyState, IconTile, NewTabLink, Notice, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { DisplayProps } from './display';
import { TemplateText } from './template-text';

interface NotShownProps extends Pick<DisplayProps, 'document' | 'onOpened'> {
  title: ReactNode;
  children: ReactNode;
}

/** A document that cannot be shown, with a download instead. The download counts as opening it. */
export const NotShown = ({ document, title, children, onOpened }: NotShownProps): ReactNode => (
  <Notice tone="error" role="alert" title={title} action={<DownloadButton document={document} onPress={onOpened} />}>
    {children}
  </Notice>
);

/** Documents, spreadsheets and presentations of office programs. */
const officeExtensions: readonly string[] = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];

/** A template is no fault: it is meant to be filled in elsewhere. */
const OfficeDisplay = ({ document, onOpened }: DisplayProps): ReactNode => (
  <>
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 20px' }}>
      <IconTile tone="brand" size={56}>
        <DescriptionRounded />
      </IconTile>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography component="h2" variant="h3">
          <Trans>Ce modèle se remplit sur votre ordinateur</Trans>
        </Typography>
        <Typography variant="body2" sx={{ mt: '4px', color: 'text.secondary' }}>
          <DocumentFormat document={document} />
        </Typography>
      </Box>
      <DownloadButton document={document} onPress={onOpened} />
    </Card>
    {document.preview && <TemplateText blocks={document.preview} language={document.language} />}
  </>
);

/** « DOCX · 24 ko » */
function DocumentFormat({ document: { extension, size } }: Pick<DisplayProps, 'document'>): ReactNode {
  const { fileSize } = useFormats();
  return `${extension.toUpperCase()} · ${fileSize(size)}`;
}

/** A file type that browsers cannot show. */
export function UnsupportedDisplay(props: DisplayProps): ReactNode {
  const { extension } = props.document;
  if (officeExtensions.includes(extension)) return <OfficeDisplay {...props} />;
  return (
    <NotShown {...props} title={<Trans>Fichier non supporté</Trans>}>
      {extension ? (
        <Trans>
          Les fichiers .{extension} ne s’affichent pas ici. Téléchargez celui-ci pour l’ouvrir sur votre appareil.
        </Trans>
      ) : (
        <Trans>Ce type de fichier ne s’affiche pas ici. Téléchargez-le pour l’ouvrir sur votre appareil.</Trans>
      )}
    </NotShown>
  );
}

interface DownloadProps {
  document: LibraryDocument;
  onPress?: () => void;
}

/** Downloads the document under its name. */
export const DownloadButton = ({ document: { url }, onPress }: DownloadProps): ReactNode => (
  <Button
    component="a"
    href={`${url}?download=true`}
    download
    variant="outlined"
    startIcon={<DownloadRounded />}
    onClick={onPress}
  >
    <Trans>Télécharger</Trans>
  </Button>
);

/** A document on another site, which the security policy of the page does not let it fetch. */
export const ElsewhereDisplay = ({ document: { url }, onOpened }: DisplayProps): ReactNode => (
  <Notice
    tone="info"
    title={<Trans>Ce document se trouve sur un autre site</Trans>}
    action={
      <NewTabLink href={url} onOpen={onOpened}>
        <Trans>Ouvrir le document</Trans>
      </NewTabLink>
    }
  />
);

/** Withdrawn, of another organisation, or never existed. */
export const DocumentMissing = ({ level }: { level: 1 | 2 }): ReactNode => (
  <Card>
    <EmptyState level={level} title={<Trans>Document manquant.</Trans>}>
      <Trans>Il a peut-être été retiré de la bibliothèque.</Trans>
    </EmptyState>
  </Card>
);
