import type { SxProps, Theme } from '@mui/material/styles';
import { memo, type ReactNode, type Ref, type SVGProps } from 'react';

import { classNames, Piece } from './piece';

interface Props extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  'data-testid'?: string | undefined;
  fontSize?: 'inherit' | 'small' | 'medium';
  /** What it says, where no words do. */
  titleAccess?: string;
  sx?: SxProps<Theme>;
  ref?: Ref<SVGSVGElement>;
}

/** A drawing of 24 by 24, in the colour of the text around it. */
export const SvgIcon = ({ fontSize = 'medium', titleAccess, className, children, ...rest }: Props): ReactNode => (
  <Piece
    component="svg"
    focusable="false"
    viewBox="0 0 24 24"
    {...(titleAccess ? { role: 'img' } : { 'aria-hidden': true })}
    {...rest}
    className={classNames('kit-icon', `kit-icon-${fontSize}`, className)}
  >
    {children}
    {titleAccess && <title>{titleAccess}</title>}
  </Piece>
);

/** What an icon of `@mui/icons-material` makes of its path; tests find it by its name. */
export const createSvgIcon = (path: ReactNode, name: string) =>
  memo((props: Props) => (
    <SvgIcon data-testid={process.env['NODE_ENV'] === 'production' ? undefined : `${name}Icon`} {...props}>
      {path}
    </SvgIcon>
  ));
