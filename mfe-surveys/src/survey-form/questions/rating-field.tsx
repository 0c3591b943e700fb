import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { FieldFrame, type FieldSettings, useFormField } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { Radio, RadioGroup } from '@passerelle/shared/ui/mui/choices';
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
        <RadioGroup
          name={name}
          value={chosen}
          onChange={(_event, figure) => onChange(figure)}
          onBlur={onBlur}
          onFocus={onFocus}
          aria-labelledby={field.labelId}
          {...field.aria}
          sx={{ display: 'grid', gridTemplateColumns: `repeat(${figures.length}, 1fr)`, gap: '8px' }}
        >
          {figures.map((figure, index) => (
            <Radio
              key={figure}
              value={figure}
              icon={<span>{figure}</span>}
              checkedIcon={<span>{figure}</span>}
              slotProps={{ input: { 'aria-label': ends[figure] ?? figure, ...(index === 0 && { id: field.id }) } }}
              sx={tile}
            />
          ))}
        </RadioGroup>
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

/** The whole tile is the radio; its figure takes the place of the ring. */
const tile = {
  minHeight: 44,
  p: 0,
  border: '1.5px solid',
  borderColor: 'neutral.lineStrong',
  borderRadius: '10px',
  fontWeight: 560,
  color: 'text.primary',
  backgroundColor: 'neutral.surface',
  '&:hover': { borderColor: 'brand.edge', backgroundColor: 'neutral.surface' },
  '&.Mui-checked, &.Mui-checked:hover': {
    borderColor: 'brand.edge',
    color: 'brand.onFill',
    backgroundColor: 'brand.fill',
  },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
  '@media (forced-colors: active)': { '&.Mui-checked': { outline: '4px solid Highlight', outlineOffset: '-6px' } },
} as const;
