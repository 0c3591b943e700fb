import { Trans, useLingui } from '@lingui/react/macro';
import { defaultThemeColor } from '@passerelle/shared/contract/limits';
import { TextField, useFieldChange } from '@passerelle/shared/forms';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Returns the typed colour if it is valid, else the default colour. */
export const colourOf = (typed: string | null | undefined): string =>
  typed && /^#[0-9a-f]{6}$/i.test(typed) ? typed.toUpperCase() : defaultThemeColor;

/** The organisation's main colour, by the device's own chooser or as it is written. */
export function ColourField({ typed }: { typed: string | null | undefined }): ReactNode {
  const { t } = useLingui();
  const change = useFieldChange();
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <Box sx={{ display: 'flex', gap: '12px', alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={t`Choisir la couleur`}
          value={colourOf(typed)}
          onChange={(event: { target: HTMLInputElement }) => change('primary', event.target.value.toUpperCase())}
          sx={{
            flex: 'none',
            width: 56,
            height: 46,
            mt: '28px',
            p: '4px',
            border: '1.5px solid',
            borderColor: 'neutral.lineStrong',
            borderRadius: '10px',
            backgroundColor: 'background.paper',
            cursor: 'pointer',
          }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TextField
            name="primary"
            label={t`Couleur principale`}
            help={t`Par exemple ${defaultThemeColor}, la couleur de Passerelle.`}
            words={{ format: t`Écrivez un dièse et six chiffres ou lettres de A à F` }}
            autoComplete="off"
            maxLength={7}
            optional
          />
        </Box>
      </Box>
      {colourOf(typed) !== defaultThemeColor && (
        <div>
          <Button variant="text" onClick={() => change('primary', null)}>
            <Trans>Revenir à la couleur de Passerelle</Trans>
          </Button>
        </div>
      )}
    </Box>
  );
}
