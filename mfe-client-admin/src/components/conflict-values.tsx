import { Trans } from '@lingui/react/macro';
import { Box, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

export interface ConflictRow {
  label: string;
  /** As it was typed here; null is empty. */
  mine: string | null;
  /** As it is stored now. */
  theirs: string | null;
}

/** A row by what its value is in a body: of the one typed here, and of the one stored meanwhile. */
export const conflictRow =
  <Body,>(typed: Partial<Body>, stored: Partial<Body>) =>
  (label: string, valueOf: (body: Partial<Body>) => string | null | undefined): ConflictRow => ({
    label,
    mine: valueOf(typed) || null,
    theirs: valueOf(stored) || null,
  });

const cell = { py: '6px', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

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
          <Box
            component="table"
            sx={{ width: '100%', mt: '10px', borderCollapse: 'collapse', tableLayout: 'fixed', typography: 'body2' }}
          >
            <thead>
              <tr>
                <Box component="th" scope="col" sx={{ ...cell, width: '30%' }}>
                  <Trans>Champ</Trans>
                </Box>
                <Box component="th" scope="col" sx={cell}>
                  <Trans>Votre valeur</Trans>
                </Box>
                <Box component="th" scope="col" sx={cell}>
                  <Trans>Enregistré maintenant</Trans>
                </Box>
              </tr>
            </thead>
            <tbody>
              {differing.map(({ label, mine, theirs }) => (
                <tr key={label}>
                  <Box component="th" scope="row" sx={{ ...cell, fontWeight: 560 }}>
                    {label}
                  </Box>
                  <Box component="td" sx={cell}>
                    {mine ?? '–'}
                  </Box>
                  <Box component="td" sx={cell}>
                    {theirs ?? '–'}
                  </Box>
                </tr>
              ))}
            </tbody>
          </Box>
        </>
      )}
    </Notice>
  );
}
