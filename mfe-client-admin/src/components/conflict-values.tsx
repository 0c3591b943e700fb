import { Trans } from '@lingui/react/macro';
import { Notice } from '@passerelle/shared/ui';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@passerelle/shared/ui/mui/table';
import type { ReactNode } from 'react';

export interface ConflictRow {
  label: string;
  /** As it was typed here; null is empty. */
  mine: string | null;
  /** As it is stored now. */
  theirs: string | null;
}

/** Builds the row of a field from its typed value and its stored value. */
export const conflictRow =
  <Body,>(typed: Partial<Body>, stored: Partial<Body>) =>
  (label: string, valueOf: (body: Partial<Body>) => string | null | undefined): ConflictRow => ({
    label,
    mine: valueOf(typed) || null,
    theirs: valueOf(stored) || null,
  });

const cell = { height: 'auto', px: 0, py: '6px', border: 0, verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** After a conflict: each field that differs, as it was typed and as it is stored. Nothing of either is lost. */
export function ConflictValues({ rows }: { rows: readonly ConflictRow[] }): ReactNode {
  const differing = rows.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <Notice tone="warning" title={<Trans>Modifié entre-temps par quelqu’un d’autre</Trans>}>
      {differing.length === 0 ? (
        <Trans>Ce que vous voyez est maintenant ce qui est enregistré.</Trans>
      ) : (
        <>
          <Trans>
            Vos changements sont gardés, le reste montre ce qui est enregistré. Enregistrez à nouveau pour les
            appliquer.
          </Trans>
          <Table sx={{ mt: '10px', tableLayout: 'fixed', typography: 'body2' }}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ ...cell, width: '30%' }}>
                  <Trans>Champ</Trans>
                </TableCell>
                <TableCell sx={cell}>
                  <Trans>Votre valeur</Trans>
                </TableCell>
                <TableCell sx={cell}>
                  <Trans>Enregistré maintenant</Trans>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differing.map(({ label, mine, theirs }) => (
                <TableRow key={label}>
                  <TableCell component="th" scope="row" sx={{ ...cell, fontWeight: 560 }}>
                    {label}
                  </TableCell>
                  <TableCell sx={cell}>{mine ?? '–'}</TableCell>
                  <TableCell sx={cell}>{theirs ?? '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </Notice>
  );
}
