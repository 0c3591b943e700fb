import { Trans, useLingui } from '@lingui/react/macro';
import type { JobOfferDocument } from '@passerelle/shared/contract';
import { Notice, Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { LoadedPicture } from './loaded-picture';

/** The picture of the offer; a press opens it as large as it is. */
export function JobOfferPicture({ document: { url, description } }: { document: JobOfferDocument }): ReactNode {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Image</Trans>}>
      <LoadedPicture
        key={url}
        src={url}
        alt={description || t`Image de l’annonce`}
        opens
        failed={
          <Notice tone="warning" role="alert" title={<Trans>L’image ne s’affiche pas</Trans>}>
            <Trans>Elle est peut-être abîmée. Vous pouvez la remplacer en modifiant l’annonce.</Trans>
          </Notice>
        }
        sx={{ maxHeight: 420, objectFit: 'contain', border: '1px solid', borderColor: 'divider' }}
      />
    </Section>
  );
}
