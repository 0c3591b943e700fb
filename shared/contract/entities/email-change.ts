import { type Static, Type } from 'typebox';
import { body, Email, Instant, Label, nullable, Token } from '../fields';

/** A new address that waits to be confirmed from its own mailbox. Until then the present one signs in. */
export const EmailChange = Type.Object({
  email: Label,
  /** Until when the link that was sent there works. */
  expiresAt: Instant,
});
export type EmailChange = Static<typeof EmailChange>;

export const emailLinkActions = ['confirm', 'takeBack'] as const;
export type EmailLinkAction = (typeof emailLinkActions)[number];

/**
 * What the link of a mail about an address still allows. `cancelled`: withdrawn, replaced, or stopped by a new password;
 * `taken`: the address belongs to somebody else by now.
 */
export const EmailLinkState = Type.Object({
  action: nullable(Type.Enum(emailLinkActions)),
  state: Type.Enum(['valid', 'expired', 'used', 'cancelled', 'taken', 'unknown']),
  /** The mailbox that the link was sent to: the new address to confirm, or the old one to take back. */
  email: nullable(Email),
});
export type EmailLinkState = Static<typeof EmailLinkState>;

export const EmailLink = body({ token: Token });
export type EmailLink = Static<typeof EmailLink>;

export const EmailLinkResult = Type.Object({
  done: Type.Enum(['confirmed', 'takenBack']),
  /** The address of the account from now on. */
  email: Label,
  /** Whether this browser goes on in that account. */
  signedIn: Type.Boolean(),
  /** Opens the password page; after taking an address back no password works any more. */
  resetToken: nullable(Token),
});
export type EmailLinkResult = Static<typeof EmailLinkResult>;
