import { Trans } from '@lingui/react/macro';
import type { ContentPublication } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** The organisations whose people see the content. */
export function Audience({ audience }: Pick<ContentPublication, 'audience'>): ReactNode {
  const { list } = useFormats();
  const names = list(audience.filter((name) => name !== null));
  return audience.includes(null) ? (
    <Trans>Pour toutes les organisations.</Trans>
  ) : (
    <Trans>Pour {names} seulement.</Trans>
  );
}
