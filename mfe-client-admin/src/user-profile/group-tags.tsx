import { Trans } from '@lingui/react/macro';
import SupervisorAccountRounded from '@mui/icons-material/SupervisorAccountRounded';
import type { Reference } from '@passerelle/shared/contract';
import { Box, Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** To which the person belongs. */
  own: readonly Reference[];
  /** Which they manage: their scope. */
  managed: readonly Reference[];
}

/** Groups somebody belongs to, and those they manage: told apart by an icon, an outline and the words. */
export function GroupTags({ own, managed }: Props): ReactNode {
  if (own.length === 0 && managed.length === 0) return <Trans>Aucun groupe que vous suivez</Trans>;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 8px', m: 0, p: 0, listStyle: 'none' }}>
      {own.map(({ id, name }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <Tag>{name}</Tag>
        </Box>
      ))}
      {managed.map(({ id, name }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <Tag outlined icon={<SupervisorAccountRounded />}>
            <Trans>{name}, par périmètre</Trans>
          </Tag>
        </Box>
      ))}
    </Box>
  );
}
