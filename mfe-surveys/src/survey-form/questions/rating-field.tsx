import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract';
import { FieldFrame, useFormField, type FieldSettings } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { figureStyle } from './rating-style';

const figures = Array.from({ length: limits.intelligenceRatingMax + 1 }, (_, figure) => String(figure));
const last = figures.length - 1;

/** How much a sentence fits, from 0 to 4: five figures beside each other, with words at both ends. */
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
