import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { isEditable, usePresence } from '../items.resource';

/** The other people who have the item open for editing, and the person's own other device; read out when they come. */
export function Presence({ item }: { item: ContentItem }): ReactNode {
  const { t } = useLingui();
  const { list } = useFormats();
  const others = usePresence(item.id, isEditable(item) && item.status !== 'archived');
  const { names = [], unnamed = 0, isOnOtherDevice = false } = others ?? {};
  const count = names.length + unnamed;
  const unnamedText = t`${plural(unnamed, { one: '# autre personne', other: '# autres personnes' })}`;
  const people = list([...names, ...(unnamed > 0 ? [unnamedText] : [])]);
  return (
    <Box component="output" sx={{ display: 'block', typography: 'body2', color: 'status.warning.text' }}>
      {count > 0 &&
        t`${plural(count, {
          one: `${people} a aussi ouvert ce contenu`,
          other: `${people} ont aussi ouvert ce contenu`,
        })}`}
      {isOnOtherDevice && (
        <Box component="span" sx={{ display: 'block' }}>
          <Trans>Vous avez aussi ouvert ce contenu sur un autre appareil</Trans>
        </Box>
      )}
    </Box>
  );
}
