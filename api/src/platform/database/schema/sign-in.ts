import type { Generated } from 'kysely';
import type { Origin } from '@passerelle/shared/contract';
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
  /** Whoever is really there, when someone looks at the product as another person. */
  impersonator_id: string | null;
  origin: Generated<Origin>;
  user_agent: string | null;
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

export interface SignInTables {
  credentials: Credentials;
  sessions: Sessions;
  tokens: Tokens;
}
