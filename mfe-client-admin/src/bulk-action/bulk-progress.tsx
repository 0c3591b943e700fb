import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BulkAction } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card } from '@passerelle/shared/ui';
import { Progress } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { isUnderWay } from './bulk-action.resource';
import { BulkEnd } from './bulk-end';
import { BulkDone, BulkSkipWord, BulkStatusWord } from './bulk-words';

const HINT = { mt: '12px', color: 'text.secondary', typography: 'body2' } as const;

/** So many of so many, what was done, and why nothing was done for the others. */
export function BulkProgress({ action }: { action: BulkAction }): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { kind, status, total, done, skipped } = action;
  const handledCount = done + skipped.reduce((sum, { count }) => sum + count, 0);
  const handled = number(handledCount);
  return (
    <Card sx={{ mb: '24px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px', mb: '12px' }}>
        <Box component="output" sx={{ flex: 1, fontWeight: 600 }}>
          <Plural value={total} one={`${handled} sur # personne`} other={`${handled} sur # personnes`} />
        </Box>
        <output>
          <BulkStatusWord status={status} />
        </output>
      </Box>
      <Progress share={total === 0 ? 1 : handledCount / total} label={t`Avancement`} />
      <Box component="ul" sx={{ m: 0, mt: '16px', p: 0, listStyle: 'none', display: 'grid', gap: '6px' }}>
        <li>
          <BulkDone action={action} />
        </li>
        {skipped.map(({ reason, count }) => (
          <Box key={reason} component="li" sx={{ display: 'flex', gap: '8px' }}>
            <b>{number(count)}</b>
            <span>
              <BulkSkipWord reason={reason} kind={kind} />
            </span>
          </Box>
        ))}
      </Box>
      {isUnderWay(action) && (
        <Box sx={HINT}>
          <Trans>Vous pouvez quitter cette page : le travail continue, et le résultat reste à cette adresse.</Trans>
        </Box>
      )}
      <BulkEnd action={action} left={total - handledCount} />
    </Card>
  );
}
