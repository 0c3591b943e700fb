import { classNames, Piece, piece } from './piece';

interface Own {
  /** As high as a line of text, unless it says otherwise. */
  variant?: 'text' | 'rounded' | 'circular';
  width?: number | string;
  height?: number | string;
}

/** The place and the measures of what is on its way. */
export const Skeleton = piece<Own, 'span'>(
  ({ component = 'span', variant = 'text', width, height, style, className, ...rest }) => (
    <Piece
      component={component}
      {...rest}
      style={{ width, height, ...style }}
      className={classNames('kit-skeleton', `kit-skeleton-${variant}`, className)}
    />
  ),
);
