const STATEMENT_TIMEOUT_MS = 30_000;
/** An abandoned transaction blocks others, on the embedded engine for good. */
const IDLE_TRANSACTION_MS = 15_000;

/** The limits of a statement and of an idle transaction, in milliseconds. */
export interface Guards {
  statementTimeout?: number;
  idleTransaction?: number;
}

/** The limits of a server's connections, by PostgreSQL setting name. */
export const guardsOf = ({ statementTimeout, idleTransaction }: Guards) => ({
  statement_timeout: statementTimeout ?? STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: idleTransaction ?? IDLE_TRANSACTION_MS,
});
