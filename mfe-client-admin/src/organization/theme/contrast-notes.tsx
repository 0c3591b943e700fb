import { Trans } from '@lingui/react/macro';
import { contrast } from '@passerelle/shared/contract/rules/common/colour';
import { useFormats } from '@passerelle/shared/i18n';
import { brandColours } from '@passerelle/shared/theme';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const WHITE = '#FFFFFF';

/** A colour in words and as a patch, which says nothing by itself. */
const Patch = ({ colour }: { colour: string }): ReactNode => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <Box
      component="span"
      aria-hidden
      style={{ backgroundColor: colour }}
      sx={{
        display: 'inline-block',
        width: 12,
        height: 12,
        marginInlineEnd: '5px',
        borderRadius: '3px',
        border: '1px solid',
        borderColor: 'neutral.lineStrong',
        verticalAlign: '-1px',
      }}
    />
    {colour}
  </Box>
);

/** Contrast of a colour, and the colour used instead where it is too low. */
export function ContrastNotes({ colour }: { colour: string }): ReactNode {
  const { number } = useFormats();
  const brand = brandColours(colour);
  const hex = colour.toUpperCase();
  const ratio = number(contrast(hex, WHITE));
  const inkRatio = number(contrast(brand.fill, brand.onFill));
  const linkRatio = number(contrast(brand.text, brand[100]));
  return (
    <Box component="section" aria-live="polite">
      <Typography component="h2" variant="h4" sx={{ mb: '8px' }}>
        <Trans>Lisibilité</Trans>
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: '18px', display: 'grid', gap: '6px', typography: 'body2' }}>
        {brand.onFill !== WHITE ? (
          <li>
            <Trans>
              Du blanc ne s’y lit pas : contraste de {ratio} pour 1, il en faut 4,5. Le texte des boutons est écrit en
              encre foncée, à {inkRatio} pour 1.
            </Trans>
          </li>
        ) : brand.fill === hex ? (
          <li>
            <Trans>
              Du blanc s’y lit bien : contraste de {ratio} pour 1. Les boutons gardent exactement cette couleur.
            </Trans>
          </li>
        ) : (
          <li>
            <Trans>
              Du blanc s’y lit presque : contraste de {ratio} pour 1, il en faut 4,5. Les boutons sont un peu plus
              foncés : <Patch colour={brand.fill} />.
            </Trans>
          </li>
        )}
        {brand.text !== hex && (
          <li>
            <Trans>
              Les liens et l’entrée choisie du menu prennent <Patch colour={brand.text} />, qui se lit sur fond clair à{' '}
              {linkRatio} pour 1.
            </Trans>
          </li>
        )}
        {brand.fillLine !== brand.fill && (
          <li>
            <Trans>
              Les boutons se perdraient sur le fond : un contour <Patch colour={brand.fillLine} /> les entoure.
            </Trans>
          </li>
        )}
      </Box>
    </Box>
  );
}
