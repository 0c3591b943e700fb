import { type Static, Type } from 'typebox';
import { body, Email, Instant, Label, nullable, Token } from '../../fields';
import { CurrentPassword } from './credentials';
import { PersonReference } from './person';

/** A new address that waits to be confirmed from its own mailbox. Until then the present one signs in. */
export const EmailChange = Type.Object({
  email: Label,
  /** Until when the link that was sent there works. */
  expiresAt: Instant,
  /** Asked for by staff: it is confirmed with the password of the account. */
  isByStaff: Type.Boolean(),
});
export type EmailChange = Static<typeof EmailChange>;

/** A change of an active account that staff have asked for, as staff see it until it is confirmed, released or cancelled. */
export const StaffEmailChange = Type.Object({
  email: Label,
  askedAt: Instant,
  expiresAt: Instant,
  /** Null where the reader does not see that member of staff, or they are erased. */
  askedBy: nullable(PersonReference),
  /** True if the reader may confirm it for the person: an administrator of the organisation who did not request it. */
  canRelease: Type.Boolean(),
});
export type StaffEmailChange = Static<typeof StaffEmailChange>;

export const emailLinkActions = ['confirm', 'takeBack'] as const;
export type EmailLinkAction = (typeof emailLinkActions)[number];

/**
 * State of the link in a mail about an address. `cancelled`: withdrawn, replaced, or stopped by a new password;
 * `taken`: the address belongs to another account by now.
 */
export const EmailLinkState = Type.Object({
  action: nullable(Type.Enum(emailLinkActions)),
  state: Type.Enum(['valid', 'expired', 'used', 'cancelled', 'taken', 'unknown']),
  /** The mailbox that the link was sent to: the new address to confirm, or the old one to take back. */
  email: nullable(Email),
  /** True if confirming requires the password of the account. */
  needsPassword: Type.Boolean(),
});
export type EmailLinkState = Static<typeof EmailLinkState>;

export const EmailLink = body({ token: Token, password: Type.Optional(CurrentPassword) });
export type EmailLink = Static<typeof EmailLink>;

/** The form of the page behind such a link. */
export const EmailConfirmation = body({ password: CurrentPassword });
export type EmailConfirmation = Static<typeof EmailConfirmation>;

export const EmailLinkResult = Type.Object({
  done: Type.Enum(['confirmed', 'takenBack']),
  /** The address of the account from now on. */
  email: Label,
  /** True if this browser stays signed in to that account. */
  signedIn: Type.Boolean(),
  /** Opens the password page; after taking an address back no password works any more. */
  resetToken: nullable(Token),
});
export type EmailLinkResult = Static<typeof EmailLinkResult>;
