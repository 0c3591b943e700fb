import { Box } from './box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, CSSProperties, ElementType, ReactNode } from 'react';

interface Look {
  sx?: SxProps<Theme>;
  className?: string | undefined;
}

/** The props of a piece: its own, those of what it is drawn as (`component`), and how it looks here (`sx`). */
export type PieceProps<E extends ElementType, Own> = Own &
  Look & { component?: E } & Omit<ComponentPropsWithRef<E>, keyof Own | keyof Look | 'component'>;

/** What a piece knows of its props; the rest is for the element. */
type KnownProps<Own> = Own & Look & { component?: ElementType; style?: CSSProperties; children?: ReactNode };

/** A piece that may be drawn as something else: what that takes is asked of whoever writes it. */
export const piece = <Own, Standard extends ElementType>(draw: (props: KnownProps<Own>) => ReactNode) =>
  draw as unknown as <E extends ElementType = Standard>(props: PieceProps<E, Own>) => ReactNode;

interface Props extends Look {
  component: ElementType;
  children?: ReactNode;
  /** What else the element takes. */
  [attribute: string]: unknown;
}

/**
 * The element of a piece of the kit, whose look is a class of the page's stylesheet (`shared/theme/kit`). Without styles of its
 * own it costs no more than the element.
 */
export function Piece({ component: Element, ...props }: Props): ReactNode {
  // By its name: one that has styles at times stays the same element.
  if ('sx' in props) return <Box component={Element} {...props} />;
  return <Element {...props} />;
}

/** The names of classes that are wanted. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
