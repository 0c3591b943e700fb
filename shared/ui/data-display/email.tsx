import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

/** Longest piece that stays whole on a phone. */
const MAX_PIECE_LENGTH = 30;

/** After the `@`, before each dot, and within a piece that no phone has room for. */
const pieces = new RegExp(`(?<=@)|(?=\\.)|(?<=^[^@.]{${MAX_PIECE_LENGTH}})`, 'u');

/** « Camille.Durand@ », « bois-et-rives », « .example ». */
export function emailPieces(address: string): string[] {
  const found: string[] = [];
  for (let rest = address; rest !== '';) {
    const [piece = rest] = rest.split(pieces);
    found.push(piece);
    rest = rest.slice(piece.length);
  }
  return found;
}

const line = {
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  // Lines of a broken address begin where the text around them does.
  textAlign: 'match-parent',
  '& wbr': { whiteSpace: 'normal' },
} as const;

interface Props {
  /** The address; `Trans` may hand it over in a list. */
  children: string | readonly string[];
  bold?: boolean;
}

/** An e-mail address, which breaks after its `@` and before its dots only: neither within a word nor at a hyphen. */
export const Email = ({ children, bold = false }: Props): ReactNode => (
  <Box component={bold ? 'b' : 'span'} dir="ltr" sx={line}>
    {emailPieces([children].flat().join('')).map((piece, index) => (
      // A piece has no name but its place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </Box>
);
