import { Trans } from '@lingui/react/macro';
import type { ApiError } from '@passerelle/shared/client';
import { isText, isTrue, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { AreaFailure, BackLink, DelayedSkeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { DocumentContent } from './document-content';
import { DocumentMissing } from './document-missing';
import { DocumentSkeleton } from './document-skeleton';
import { useDocument } from './document.resource';

/** One document, to be read, watched or listened to here. */
export function DocumentScreen(): ReactNode {
  const { documentId } = useRouteParams('libraryDocument');
  const { from, validationToken, download } = useLocationState({
    from: isText,
    validationToken: isText,
    download: isTrue,
  });
  const { data: document, error, retry } = useDocument(documentId);
  const library = routeTo('library');
  const back = from ?? library;
  const isLibrary = back === library || back.startsWith(`${library}?`);
  return (
    <>
      <BackLink to={back} label={isLibrary ? <Trans>Bibliothèque</Trans> : <Trans>Retour</Trans>} />
      {document ? (
        <DocumentContent
          key={document.id}
          document={document}
          validationToken={validationToken}
          mayDownload={download === true}
        />
      ) : error ? (
        <Failed error={error} onRetry={retry} />
      ) : (
        <DelayedSkeleton>
          <DocumentSkeleton />
        </DelayedSkeleton>
      )}
    </>
  );
}

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactNode {
  // An address that is not even that of a document is refused as such.
  if (error.status === 404 || error.status === 400) return <DocumentMissing level={1} />;
  return (
    <AreaFailure level={1} title={<Trans>Ce document ne répond pas</Trans>} onRetry={onRetry} failedAt={error.at}>
      <Trans>Le reste fonctionne.</Trans>
    </AreaFailure>
  );
}
