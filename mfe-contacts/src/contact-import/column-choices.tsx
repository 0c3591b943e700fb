import { Trans, useLingui } from '@lingui/react/macro';
import { contactImportFields, type ContactColumns, type ContactImportColumn } from '@passerelle/shared/contract';
import { Box, Card, Section, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { columnWords } from './import-words';
import { PlainSelect } from './plain-select';

type Field = NonNullable<ContactColumns['columns']>[number];

interface Props {
  columns: readonly ContactImportColumn[];
  onChange: (columns: Field[]) => void;
}

/** What each column of a table holds, as far as its head told; the person says the rest. */
export function ColumnChoices({ columns, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const options = [
    { value: 'none' as const, label: t`Ne pas reprendre` },
    ...contactImportFields.map((value) => ({ value, label: t(columnWords[value]) })),
  ];
  const fields = columns.map(({ field }): Field => field ?? 'none');
  const named = columns.map((column, index) => ({ ...column, index, key: `${index} ${column.head}` }));
  return (
    <Section title={<Trans>Les colonnes du fichier</Trans>}>
      <Card
        padding="small"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))', gap: '16px' }}
      >
        {named.map(({ key, head, sample, index, field }) => {
          const number = index + 1;
          return (
            <Box key={key} sx={{ minWidth: 0 }}>
              <PlainSelect
                label={head || t`Colonne ${number}`}
                value={field ?? 'none'}
                options={options}
                // A field is held by one column: whoever had it gives it up.
                onChange={(chosen) =>
                  onChange(fields.map((now, place) => (place === index ? chosen : now === chosen ? 'none' : now)))
                }
              />
              {sample && (
                <Typography
                  variant="caption"
                  component="p"
                  sx={{ mt: '4px', color: 'neutral.ink3', overflowWrap: 'anywhere' }}
                >
                  {sample}
                </Typography>
              )}
            </Box>
          );
        })}
      </Card>
    </Section>
  );
}
