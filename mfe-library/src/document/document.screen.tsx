import { Trans } from '@lingui/react/macro';
import { isText, isTrue, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { BackToList, EntityScreen } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { DocumentContent } from './document-content';
import { DocumentMissing } from './document-missing';
import { DocumentSkeleton } from './document-skeleton';
import { useDocument } from './document.resource';

/** One document, to be read, watched or listened to here. */
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
