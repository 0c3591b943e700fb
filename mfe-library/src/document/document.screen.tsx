import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, send, useCall } from '@passerelle/shared/client';
import type { LibraryDocumentDetail } from '@passerelle/shared/contract';
import { displayKindOf } from '@passerelle/shared/contract/rules/content/library';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { isText, isTrue, useLocationState } from '@passerelle/shared/url-state';
import { Box, ContentText, PageHeader, RichText, Skeleton, Tag, useToast } from '@passerelle/shared/ui';
import { BackToList, EntityScreen, NamedFamilyTag } from '@passerelle/shared/ui/data';
import { type ReactNode, useCallback } from 'react';

import { typeLabels } from '../components/document-labels';
import type { DisplayProps } from './displays/display';
import { ImageDisplay } from './displays/image-display';
import { MediaDisplay } from './displays/media-display';
import { DocumentMissing, DownloadButton, ElsewhereDisplay, UnsupportedDisplay } from './displays/not-shown-displays';
import { PdfDisplay } from './pdf/pdf-display';
import { useSaveReading } from './use-save-reading';

/** The token was used before or is not valid: opening the document must not fail because of it. */
const isSilent = (error: unknown): boolean => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Tokens already sent from this page: navigating back to the document brings the same token again. */
const sentTokens = new Set<string>();

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
        sentTokens.delete(stepToken);
        toast(<Trans>L’étape n’a pas pu être validée.</Trans>, {
          tone: 'error',
          action: { label: <Trans>Réessayer</Trans>, onPress: () => void validate(stepToken) },
        });
      }
    };
    if (!token || sentTokens.has(token)) return;
    sentTokens.add(token);
    void validate(token);
  }, [token, toast]);
}

interface DocumentContentProps {
  document: LibraryDocumentDetail;
  /** The token of the step that opening the document validates. */
  validationToken: string | undefined;
  /** Printing and downloading are offered. */
  mayDownload: boolean;
}

/** The header of a document, and its display. */
function DocumentContent({ document, validationToken, mayDownload }: DocumentContentProps): ReactNode {
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

/** The page of one document. */
export function DocumentScreen(): ReactNode {
  const { documentId } = useRouteParams('libraryDocument');
  const { validationToken, download } = useLocationState({ validationToken: isText, download: isTrue });
  return (
    <>
      <BackToList list={routeTo('library')} label={<Trans>Bibliothèque</Trans>} />
      <EntityScreen
        state={useDocument(documentId)}
        skeleton={<DocumentSkeleton />}
        notFound={<DocumentMissing level={1} />}
        failure={<Trans>Ce document ne répond pas</Trans>}
        failureText={<Trans>Le reste fonctionne.</Trans>}
      >
        {(document) => (
          <DocumentContent
            key={document.id}
            document={document}
            validationToken={validationToken}
            mayDownload={download === true}
          />
        )}
      </EntityScreen>
    </>
  );
}

const DocumentSkeleton = (): ReactNode => (
  <>
    <Skeleton variant="rounded" width={180} height={26} />
    <Skeleton variant="rounded" width="min(100%, 460px)" height={36} sx={{ my: '14px' }} />
    <Skeleton variant="rounded" width="min(100%, 620px)" height={22} sx={{ mb: '28px' }} />
    <Skeleton variant="rounded" height={480} />
  </>
);

const useDocument = (documentId: string) => useCall('GET /me/library/:documentId', { params: { documentId } });
