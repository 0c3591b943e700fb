import { Trans } from '@lingui/react/macro';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import type { LibraryDocument, TextBlock } from '@passerelle/shared/contract';
import { useContentLanguage, useFormats } from '@passerelle/shared/i18n';
import {
  Box,
  Button,
  Card,
  EmptyState,
  IconTile,
  NewTabLink,
  Notice,
  Section,
  Typography,
} from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { DisplayProps } from './display';

interface TemplateTextProps extends Pick<LibraryDocument, 'language'> {
  blocks: readonly TextBlock[];
}

interface Line {
  /** Its place in the template, which never changes. */
  at: number;
  text: string;
}

interface Group {
  kind: TextBlock['kind'];
  lines: [Line, ...Line[]];
}

/** Items that follow each other are one list. */
const grouped = (blocks: readonly TextBlock[]): Group[] =>
  blocks.reduce<Group[]>((groups, { kind, text }, at) => {
    const last = groups.at(-1);
    if (kind === 'item' && last?.kind === 'item') last.lines.push({ at, text });
    else groups.push({ kind, lines: [{ at, text }] });
    return groups;
  }, []);

/** Text of a template, readable before the download, also on a phone. */
const TemplateText = ({ blocks, language }: TemplateTextProps): ReactNode => (
  <Section title={<Trans>Ce que dit le modèle</Trans>} sx={{ mt: '28px' }}>
    <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary' }}>
      <Trans>La mise en page est dans le fichier.</Trans>
    </Typography>
    <Card>
      <Box
        {...useContentLanguage(language)}
        sx={{ display: 'grid', gap: '12px', maxWidth: '66ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {grouped(blocks).map((group) => (
          <Block key={group.lines[0].at} {...group} />
        ))}
      </Box>
    </Card>
  </Section>
);

function Block({ kind, lines }: Group): ReactNode {
  const [{ text }] = lines;
  switch (kind) {
    case 'heading':
      return (
        <Typography component="h3" variant="h4" sx={{ '&:not(:first-of-type)': { mt: '8px' } }}>
          {text}
        </Typography>
      );
    case 'paragraph':
      return <Typography>{text}</Typography>;
    case 'item':
      return (
        <Box component="ul" sx={{ display: 'grid', gap: '6px', m: 0, paddingInlineStart: '22px' }}>
          {lines.map((line) => (
            <li key={line.at}>{line.text}</li>
          ))}
        </Box>
      );
  }
}

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
