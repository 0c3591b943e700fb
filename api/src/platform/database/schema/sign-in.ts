import type { Generated } from 'kysely';
import type { EmailLinkAction, Origin } from '@passerelle/shared/contract';
import type { Id, Moment } from './columns';

export type TokenKind = 'invitation' | 'reset';

interface Credentials {
  user_id: string;
  password_hash: string;
  changed_at: Moment;
}

interface Sessions {
  id: Id;
  token_hash: string;
  user_id: string;
  /** The real actor during impersonation. */
  impersonator_id: string | null;
  log_as_until: Moment | null;
  log_as_reason: string | null;
  origin: Generated<Origin>;
  user_agent: string | null;
  /** The network of its last use: an address without the device part. */
  network: string | null;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
}

interface Tokens {
  id: Id;
  kind: TokenKind;
  token_hash: string;
  user_id: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
  revoked_at: Moment | null;
}

interface EmailChanges {
  id: Id;
  user_id: string;
  old_email: string;
  new_email: string;
  /** Requested by staff, and so confirmed with the password of the account. */
  by_staff: Generated<boolean>;
  /** The member of staff who asked; null if the person did, or the member of staff was erased. */
  requested_by: string | null;
  requested_at: Moment;
  /** The expiry of the confirmation links. */
  expires_at: Moment;
  take_back_until: Moment;
  confirmed_at: Moment | null;
  /** Withdrawn, replaced by another, or, for the person's own, cancelled by a new password. */
  cancelled_at: Moment | null;
  taken_back_at: Moment | null;
}

interface EmailChangeLinks {
  token_hash: string;
  email_change_id: string;
  action: EmailLinkAction;
  created_at: Moment;
}

interface SecondFactors {
  user_id: string;
  /** Encrypted; null until a code from the application has confirmed it. */
  secret: string | null;
  /** The step of the last used code: no code works twice. */
  last_step: number | null;
  confirmed_at: Moment | null;
  /** Encrypted: the one being set up, beside the active one. */
  pending_secret: string | null;
  pending_at: Moment | null;
}

interface RecoveryCodes {
  user_id: string;
  code_hash: string;
  created_at: Moment;
  used_at: Moment | null;
}

/** A sign-in between the right password and the code. */
interface PendingSignIns {
  token_hash: string;
  user_id: string;
  tries: Generated<number>;
  created_at: Moment;
  expires_at: Moment;
}

export interface SignInTables {
  email_changes: EmailChanges;
  email_change_links: EmailChangeLinks;
  credentials: Credentials;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  pending_sign_ins: PendingSignIns;
  sessions: Sessions;
  tokens: Tokens;
}
