import { Trans, useLingui } from '@lingui/react/macro';
import { useContactLookup } from '@passerelle/shared/lists';
import { Box, Button } from '@passerelle/shared/ui';
import { ContactPicker, type PickableContact } from '@passerelle/shared/ui/picker';
import { useState, type ReactNode } from 'react';

interface Props {
  id: string;
  chosen: PickableContact | null;
  onChoose: (contact: PickableContact) => void;
  onClose: () => void;
}

export function ReferrerSearch({ id, chosen, onChoose, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <ContactPicker
        id={id}
        label={t`Recommandé par`}
        search={search}
        onSearch={setSearch}
        found={useContactLookup(search)}
        chosen={chosen}
        onChoose={onChoose}
        compact
      />
      <div>
        <Button variant="neutral" size="small" onClick={onClose}>
          <Trans>Fermer la recherche</Trans>
        </Button>
      </div>
    </Box>
  );
}
