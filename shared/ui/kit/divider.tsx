import { classNames, Piece, piece } from './piece';

/** A line between two parts. */
export const Divider = piece<object, 'hr'>(({ component = 'hr', className, ...rest }) => (
  <Piece component={component} {...rest} className={classNames('kit-divider', className)} />
));
