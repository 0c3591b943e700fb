import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldChange, useFormValues } from '@passerelle/shared/forms';
import { Box, Button, Notice, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { ConflictField } from './conflict-fields';

interface Props {
  /** The fields that another user has changed since the form was opened. */
  fields: readonly ConflictField[];
}

const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], values);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Another user has saved the person meanwhile: shows each changed value beside the one in the form. Typed values
 * stay until they are discarded by a button; untouched fields show the saved value.
 */
export function EditConflict({ fields }: Props): ReactNode {
  const values = useFormValues('userEdit');
  if (fields.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={<Trans>Quelqu’un d’autre a modifié cette fiche pendant votre saisie</Trans>}
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Trans>Rien n’est perdu. Choisissez, puis enregistrez à nouveau.</Trans>
      <Box component="ul" sx={{ display: 'grid', gap: '12px', m: 0, mt: '12px', p: 0, listStyle: 'none' }}>
        {fields.map((field) => (
          <ConflictRow key={field.path} field={field} mine={valueAt(values, field.path)} />
        ))}
      </Box>
    </Notice>
  );
}

function ConflictRow({ field, mine }: { field: ConflictField; mine: unknown }): ReactNode {
  const { t } = useLingui();
  const change = useFieldChange();
  const { path, label, now, textOf } = field;
  const isTaken = same(mine, now);
  return (
    <Box component="li">
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gap: '4px 20px',
          m: 0,
          '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        <div>
          <dt>
            <Trans>Dans votre formulaire</Trans>
          </dt>
          <dd>{textOf(mine)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Enregistré entre-temps</Trans>
          </dt>
          <dd>{textOf(now)}</dd>
        </div>
      </Box>
      {isTaken ? (
        <Typography variant="caption">
          <Trans>Votre formulaire montre la valeur enregistrée.</Trans>
        </Typography>
      ) : (
        <Button
          variant="text"
          size="small"
          aria-label={t`Prendre la valeur enregistrée : ${label}`}
          onClick={() => change(path, now)}
          sx={{ marginInlineStart: '-10px' }}
        >
          <Trans>Prendre la valeur enregistrée</Trans>
        </Button>
      )}
    </Box>
  );
}
