import Avatar from '@mui/material/Avatar';
import type { Theme } from '@mui/material/styles';
import { initialsOf } from '@passerelle/shared/contract/rules/people/names';
import { currentLanguage } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import { type Tone, toneColours } from './tag';

/** A number that an id always gives: what is chosen by it looks the same on every screen. */
export function hashOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return Math.abs(hash);
}

interface Props {
  id: string;
  firstName: string | null;
  lastName: string;
  /** A photograph, when there is one; without it, or when it does not load, initials. */
  src?: string | null | undefined;
  size?: number;
}

/** Always beside the person's name, so screen readers do not read it twice. */
export const PersonAvatar = ({ id, firstName, lastName, src, size = 40 }: Props): ReactNode => (
  <Avatar
    component="span"
    aria-hidden
    alt=""
    {...(src && { src })}
    sx={(theme: Theme) => ({
      width: size,
      height: size,
      fontSize: size * 0.36,
      ...toneColours(theme, groundOf(id)),
    })}
  >
    {initialsOf({ firstName, lastName }, currentLanguage())}
  </Avatar>
);

const grounds: readonly Tone[] = ['plum', 'teal', 'ochre', 'moss', 'stone', 'info', 'error'];

/** The same person has the same ground on every screen: it comes from the id, not from the place in a list. */
export const groundOf = (id: string): Tone => grounds[hashOf(id) % grounds.length] ?? 'stone';
