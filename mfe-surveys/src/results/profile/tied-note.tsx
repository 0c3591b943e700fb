import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Where a profile stops, others may stand level with its last: they are named rather than passed over. */
export function TiedNote({ last, names }: { last: string | undefined; names: readonly string[] }): ReactNode {
  const { list } = useFormats();
  if (names.length === 0) return null;
  const others = list(names);
  return (
    <Typography variant="body2" sx={{ mt: '10px', color: 'text.secondary' }}>
      <Trans>
        À égalité avec « {last} » : {others}.
      </Trans>
    </Typography>
  );
}
