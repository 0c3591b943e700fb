import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactColumns, ContactImportColumn } from '@passerelle/shared/contract';
import { contactImportFields, severalColumns } from '@passerelle/shared/contract/enums/contacts';
import { PlainSelect } from '@passerelle/shared/forms';
import { Box, Button, Card, Section, Typography } from '@passerelle/shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { columnLabels } from './import-labels';

type Field = NonNullable<ContactColumns['columns']>[number];

/** A field that only one column can fill: choosing it for a column frees the other. */
const isSingle = (field: Field): boolean => field !== 'none' && !severalColumns.includes(field);

interface Props {
  columns: readonly ContactImportColumn[];
  /** No row is readable with the columns as they are: the choices start open. */
  unread: boolean;
  onChange: (columns: Field[]) => void;
}

/** The field of each CSV column: guessed from its heading, and changeable. */
export function ColumnChoices({ columns, unread, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const options = [
    { value: 'none' as const, label: t`Ne pas reprendre` },
    ...contactImportFields.map((value) => ({ value, label: t(columnLabels[value]) })),
  ];
  const fields = columns.map(({ field }): Field => field ?? 'none');
  // Empty columns are left out: Outlook exports ninety of them.
  const named = columns
    .map((column, index) => ({ ...column, index, key: `${index} ${column.head}` }))
    .filter(({ sample }) => sample !== '');
  const [isOpen, setOpen] = useState(unread);
  const id = useId();
  const pressed = useRef(false);
  // The pressed button is gone from the page: the focus moves to the first select box.
  useEffect(() => {
    if (pressed.current) document.getElementById(id)?.querySelector('select')?.focus();
    pressed.current = false;
  });
  const taken = named.filter(({ field }) => field !== null).length;
  const left = named.length - taken;
  if (!isOpen) {
    return (
      <Section title={<Trans>Les colonnes du fichier</Trans>}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 18px' }}>
          <Typography>
            {t`${plural(taken, { 0: 'Aucune colonne reprise', one: '# colonne reprise', other: '# colonnes reprises' })}`}
            {left > 0 && ' · '}
            {left > 0 && t`${plural(left, { one: '# laissée de côté', other: '# laissées de côté' })}`}
          </Typography>
          <Button
            variant="neutral"
            onClick={() => {
              pressed.current = true;
              setOpen(true);
            }}
          >
            <Trans>Voir et changer les colonnes</Trans>
          </Button>
        </Box>
      </Section>
    );
  }
  return (
    <Section title={<Trans>Les colonnes du fichier</Trans>}>
      <Card
        id={id}
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
                onChange={(chosen) =>
                  onChange(
                    fields.map((now, place) =>
                      place === index ? chosen : now === chosen && isSingle(now) ? 'none' : now,
                    ),
                  )
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
