import { useLingui } from '@lingui/react/macro';
import { displayKindOf, type LibraryDocumentDetail } from '@passerelle/shared/contract';
import { Box, PageHeader, RichText, Tag } from '@passerelle/shared/ui';
import { NamedFamilyTag } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { languageOf, typeWords } from '../components/document-words';
import type { DisplayProps } from './displays/display';
import { ImageDisplay } from './displays/image-display';
import { MediaDisplay } from './displays/media-display';
import { DownloadButton, ElsewhereDisplay, UnsupportedDisplay } from './displays/not-shown-displays';
import { PdfDisplay } from './pdf/pdf-display';
import { useSaveReading } from './use-save-reading';
import { useValidation } from './use-validation';

interface Props {
  document: LibraryDocumentDetail;
  /** The token of the step that opening the document validates. */
  validationToken: string | undefined;
  /** Printing and downloading are offered. */
  mayDownload: boolean;
}

/** The header of a document, and its display. */
export function DocumentContent({ document, validationToken, mayDownload }: Props): ReactNode {
  const { t } = useLingui();
  const { name, description, family, type, language } = document;
  const { Icon, words } = typeWords[type];
  const opened = useValidation(validationToken);
  const saveReading = useSaveReading(document);
  const lang = languageOf(language);
  return (
    <>
      <PageHeader
        tags={
          <>
            {family && <NamedFamilyTag family={family} />}
            <Tag outlined icon={<Icon />}>
              {t(words)}
            </Tag>
          </>
        }
        title={
          <Box component="span" lang={lang} sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
        }
        actions={mayDownload && <DownloadButton document={document} onPress={opened} />}
      />
      {description && (
        <Box lang={lang} sx={{ mt: { xs: '-12px', md: '-20px' }, mb: '24px' }}>
          <RichText html={description} sx={{ color: 'text.secondary' }} />
        </Box>
      )}
      <DocumentDisplay document={document} onOpened={opened} onPlace={saveReading} mayPrint={mayDownload} />
    </>
  );
}

/** The document itself; its extension decides how. */
function DocumentDisplay({ mayPrint, ...props }: DisplayProps & { mayPrint: boolean }): ReactNode {
  const { url, extension } = props.document;
  if (!url.startsWith('/')) return <ElsewhereDisplay {...props} />;
  const kind = displayKindOf(extension);
  switch (kind) {
    case 'image':
      return <ImageDisplay {...props} />;
    case 'video':
    case 'audio':
      return <MediaDisplay kind={kind} {...props} />;
    case 'pdf':
      return <PdfDisplay mayPrint={mayPrint} {...props} />;
    case 'unsupported':
      return <UnsupportedDisplay {...props} />;
  }
}
