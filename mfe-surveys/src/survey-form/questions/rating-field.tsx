import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract';
import { FieldFrame, type FieldSettings, useFormField } from '@passerelle/shared/forms';
import { Box, type SxProps, type Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const figures = Array.from({ length: limits.intelligenceRatingMax + 1 }, (_, figure) => String(figure));
const last = figures.length - 1;

/** A rating from 0 to `intelligenceRatingMax`: radios in a row, with words at both ends. */
export function RatingField(settings: FieldSettings): ReactNode {
  const { t } = useLingui();
  const field = useFormField(settings, 'choice');
  const { name, value: chosen, onChange, onBlur, onFocus } = field.input;
  const ends: Readonly<Record<string, string>> = { 0: t`0, pas du tout`, [last]: t`${last}, tout à fait` };
  return (
    <FieldFrame settings={settings} field={field} group="radios">
      <Box sx={{ maxWidth: 380 }}>
        <Box
          role="radiogroup"
          aria-labelledby={field.labelId}
          {...field.aria}
          sx={{ display: 'grid', gridTemplateColumns: `repeat(${figures.length}, 1fr)`, gap: '8px' }}
        >
          {figures.map((figure, index) => (
            <Box key={figure} component="label" sx={figureStyle}>
              <input
                type="radio"
                {...(index === 0 && { id: field.id })}
                name={name}
                value={figure}
                checked={chosen === figure}
                aria-label={ends[figure] ?? figure}
                onChange={() => onChange(figure)}
                onBlur={onBlur}
                onFocus={onFocus}
              />
              <span aria-hidden>{figure}</span>
            </Box>
          ))}
        </Box>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            mt: '4px',
            typography: 'caption',
            color: 'neutral.ink3',
          }}
        >
          <span>
            <Trans>Pas du tout</Trans>
          </span>
          <span>
            <Trans>Tout à fait</Trans>
          </span>
        </Box>
      </Box>
    </FieldFrame>
  );
}

/** The native radio fills its tile, so that press and focus work as usual; the figure is drawn over it. */
const figureStyle: SxProps<Theme> = (theme) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 560,
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    cursor: 'inherit',
    appearance: 'none',
    borderRadius: '10px',
    border: `1.5px solid ${theme.vars.palette.neutral.lineStrong}`,
    backgroundColor: theme.vars.palette.neutral.surface,
  },
  '& input:hover': { borderColor: theme.vars.palette.brand.edge },
  '& input:checked': { borderColor: theme.vars.palette.brand.edge, backgroundColor: theme.vars.palette.brand.fill },
  '& input[aria-invalid]': { borderColor: theme.vars.palette.error.main },
  '& span': { position: 'relative', pointerEvents: 'none' },
  '& input:checked + span': { color: theme.vars.palette.brand.onFill },
  '@media (forced-colors: active)': {
    '& input:checked': { outline: '4px solid Highlight', outlineOffset: '-6px' },
  },
});
