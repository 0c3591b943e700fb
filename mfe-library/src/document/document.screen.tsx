import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { isText, isTrue, useLocationState } from '@passerelle/shared/url-state';
import { Skeleton } from '@passerelle/shared/ui';
import { BackToList, EntityScreen } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { DocumentMissing } from './displays/not-shown-displays';
import { DocumentContent } from './document-content';

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
