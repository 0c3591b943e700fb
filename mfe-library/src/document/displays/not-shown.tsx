import { Trans } from '@lingui/react/macro';
import { Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { DisplayProps } from './display';
import { DownloadButton } from './download-button';

interface Props extends Pick<DisplayProps, 'document' | 'onOpened'> {
  title: ReactNode;
  children: ReactNode;
}

/** A document that cannot be shown here, and can still be had: saving it is then what opening it is elsewhere. */
export const NotShown = ({ document, title, children, onOpened }: Props): ReactNode => (
  <Notice tone="error" role="alert" title={title} action={<DownloadButton document={document} onPress={onOpened} />}>
    {children}
  </Notice>
);

/** Of a kind that no browser shows. */
export function UnsupportedDisplay(props: DisplayProps): ReactNode {
  const { extension } = props.document;
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
