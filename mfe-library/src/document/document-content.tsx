import { useLingui, Trans } from '@lingui/react/macro';
import { ApiError, send } from '@passerelle/shared/client';
import type { LibraryDocumentDetail } from '@passerelle/shared/contract';
import { displayKindOf } from '@passerelle/shared/contract/rules/content/library';
import { Box, ContentText, PageHeader, RichText, Tag, useToast } from '@passerelle/shared/ui';
import { NamedFamilyTag } from '@passerelle/shared/ui/data';
import { type ReactNode, useCallback } from 'react';

import { typeLabels } from '../components/document-labels';
import type { DisplayProps } from './displays/display';
import { ImageDisplay } from './displays/image-display';
import { MediaDisplay } from './displays/media-display';
import { DownloadButton, ElsewhereDisplay, UnsupportedDisplay } from './displays/not-shown-displays';
import { PdfDisplay } from './pdf/pdf-display';
import { useSaveReading } from './use-save-reading';

/** The token was used before or is not valid: opening the document must not fail because of it. */
const isSilent = (error: unknown): boolean => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Tokens already sent from this page: navigating back to the document brings the same token again. */
const sent = new Set<string>();

/** Validates the step that led to the document when it opens, once for each token. */
function useValidation(token: string | undefined): () => void {
  const toast = useToast();

  return useCallback(() => {
    const validate = async (stepToken: string): Promise<void> => {
      try {
        const { done } = await send('POST /signedAction', { body: { token: stepToken } });
        toast(
          done === 'subTaskCounted' ? <Trans>C’est compté pour votre étape.</Trans> : <Trans>Étape validée.</Trans>,
        );
      } catch (error) {
        if (isSilent(error)) return;
        sent.delete(stepToken);
        toast(<Trans>L’étape n’a pas pu être validée.</Trans>, {
          tone: 'error',
          action: { label: <Trans>Réessayer</Trans>, onPress: () => void validate(stepToken) },
        });
      }
    };
    if (!token || sent.has(token)) return;
    sent.add(token);
    void validate(token);
  }, [token, toast]);
}

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
  const { Icon, words } = typeLabels[type];
  const opened = useValidation(validationToken);
  const saveReading = useSaveReading(document);
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
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            <ContentText language={language}>{name}</ContentText>
          </Box>
        }
        actions={mayDownload && <DownloadButton document={document} onPress={opened} />}
      />
      {description && (
        <Box sx={{ mt: { xs: '-12px', md: '-20px' }, mb: '24px' }}>
          <RichText html={description} language={language} sx={{ color: 'text.secondary' }} />
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
