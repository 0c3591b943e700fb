import { useLingui } from '@lingui/react/macro';
import type { LibraryDocumentDetail } from '@passerelle/shared/contract';
import { Box, PageHeader, RichText, Tag } from '@passerelle/shared/ui';
import { NamedFamilyTag } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { languageOf } from '../document-parts/language-of';
import { typeWords } from '../document-parts/type-words';
import { DownloadButton } from './displays/download-button';
import { DocumentDisplay } from './document-display';
import { useKeptReading } from './use-kept-reading';
import { useValidation } from './use-validation';

interface Props {
  document: LibraryDocumentDetail;
  /** Of the step of a task that this opening counts for. */
  validationToken: string | undefined;
  /** The document is one to work on: it can be printed and saved. */
  mayDownload: boolean;
}

/** What the document is, and the document. */
export function DocumentContent({ document, validationToken, mayDownload }: Props): ReactNode {
  const { t } = useLingui();
  const { name, description, family, type, language } = document;
  const { Icon, words } = typeWords[type];
  const opened = useValidation(validationToken);
  const keepPlace = useKeptReading(document);
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
        title={<span lang={lang}>{name}</span>}
        actions={mayDownload && <DownloadButton document={document} onPress={opened} />}
      />
      {description && (
        <Box lang={lang} sx={{ mt: { xs: '-12px', md: '-20px' }, mb: '24px' }}>
          <RichText html={description} sx={{ color: 'text.secondary' }} />
        </Box>
      )}
      <DocumentDisplay document={document} onOpened={opened} onPlace={keepPlace} mayPrint={mayDownload} />
    </>
  );
}
