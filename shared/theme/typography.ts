import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { Locale } from '@passerelle/shared/contract';
import { directionOf } from '@passerelle/shared/contract/enums/locales';

import { phone } from './tokens/measures';

const arabic = `'Vazirmatn Variable',`;

/**
 * For letters that Onest's Latin files lack. Named by their own locales only, so that no other page fetches them. Chinese and
 * Japanese are set in the system's fonts: shipping theirs would cost megabytes.
 */
const scriptFonts: Partial<Record<Locale, string>> = {
  ar: arabic,
  ir: arabic,
  ru: `'Onest Cyrillic Variable',`,
  cn: `'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',`,
  jp: `'Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',`,
};

/** Until ours are there: `fonts.css` makes them as wide. */
const nearFonts = `'Onest near Roboto','Onest near Arial','Onest near DejaVu',`;

const headFonts = (locale: Locale): string =>
  `'Bricolage Grotesque Variable','Onest Variable',${scriptFonts[locale] ?? ''}${nearFonts}system-ui,sans-serif`;
const textFonts = (locale: Locale): string =>
  `'Onest Variable',${scriptFonts[locale] ?? ''}${nearFonts}system-ui,'Segoe UI','Noto Sans',sans-serif`;

const rem = (px: number): string => `${px / 16}rem`;

type Style = NonNullable<TypographyVariantsOptions['h1']>;

/** Sizes in pixels, as drawn: wide, then phone. */
type Size = readonly [size: number, line: number];

export function typographyFor(locale: Locale): TypographyVariantsOptions {
  // Arabic letters stand taller, are joined, and have no capitals.
  const tall = directionOf(locale) === 'rtl';
  const head = headFonts(locale);
  const text = textFonts(locale);

  const sized = ([size, line]: Size, tallLine: number): Style => ({
    fontSize: rem(size),
    lineHeight: tall ? tallLine : line / size,
  });
  const heading = (wide: Size, small: Size, rest: Style = {}): Style => ({
    fontFamily: head,
    fontWeight: 640,
    textWrap: 'balance',
    ...sized(wide, 1.4),
    ...rest,
    letterSpacing: rest.letterSpacing ?? '-0.012em',
    [phone]: sized(small, 1.4),
  });
  const running = (size: Size, rest: Style = {}): Style => ({
    letterSpacing: 0,
    textWrap: 'pretty',
    ...sized(size, 1.65),
    ...rest,
  });

  return {
    fontFamily: text,
    fontWeightMedium: 560,
    fontWeightBold: 600,
    display: heading([40, 43], [30, 34]),
    h1: heading([34, 39], [27, 31]),
    h2: heading([22, 28], [20, 25]),
    h3: heading([18, 24], [18, 24]),
    h4: heading([17, 23], [16, 22], { fontFamily: text, fontWeight: 600, letterSpacing: '-0.003em' }),
    figure: heading([36, 40], [27, 31], { fontWeight: 660, letterSpacing: '-0.02em' }),
    body1: running([16, 24]),
    body2: running([14, 20]),
    caption: running([13, 18]),
    button: { ...running([15, 18.75]), fontWeight: 600, textTransform: 'none' },
  };
}
