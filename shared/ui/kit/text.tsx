import type { ElementType } from 'react';

import { classNames, Piece, piece, type PieceProps } from './piece';

type Variant = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'figure' | 'body1' | 'body2' | 'caption';

const elements: Readonly<Record<Variant, ElementType>> = {
  display: 'h1',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  figure: 'p',
  body1: 'p',
  body2: 'p',
  caption: 'p',
};

/** Words in one of the sizes of the visual language. */
export const Typography = piece<{ variant?: Variant }, 'p'>(
  ({ variant = 'body1', component = elements[variant], className, ...rest }) => (
    <Piece component={component} {...rest} className={classNames('kit-text', `kit-${variant}`, className)} />
  ),
);

interface OwnOfLink {
  /** Bare (`none`): one of a list of deeds, not a word of a sentence. */
  underline?: 'always' | 'hover' | 'none';
  color?: 'inherit';
}

export type LinkProps<E extends ElementType = 'a'> = PieceProps<E, OwnOfLink>;

/** Leads somewhere; as a `button`, does something small among words. */
export const Link = piece<OwnOfLink, 'a'>(({ component = 'a', underline = 'always', color, className, ...rest }) => (
  <Piece
    component={component}
    {...rest}
    className={classNames(
      'kit-link',
      `kit-link-${underline}`,
      component === 'button' && 'kit-link-button',
      color && 'kit-link-inherit',
      className,
    )}
  />
));
