import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonReference } from '@passerelle/shared/contract';
import { Box, Button, fullName, PersonAvatar } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  referrer: PersonReference;
  onChange: () => void;
  onRemove: () => void;
}

export function ReferrerChosen({ id, referrer, onChange, onRemove }: Props): ReactNode {
  const { t } = useLingui();
  const name = fullName(referrer);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' }}>
      <PersonAvatar {...referrer} size={42} />
      <Box component="span" sx={{ fontWeight: 600, marginInlineEnd: 'auto', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Button id={id} variant="text" aria-label={t`Changer : ${name}`} onClick={onChange}>
        <Trans>Changer</Trans>
      </Button>
      <Button variant="text" aria-label={t`Retirer : ${name}`} onClick={onRemove}>
        <Trans>Retirer</Trans>
      </Button>
    </Box>
  );
}
