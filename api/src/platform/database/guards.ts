const STATEMENT_TIMEOUT_MS = 30_000;
/** An abandoned transaction blocks others, on the embedded engine for good. */
const IDLE_TRANSACTION_MS = 15_000;

/** How long a statement may take, and how long a transaction may stand idle, in milliseconds. */
export interface Guards {
  statementTimeout?: number;
  idleTransaction?: number;
}

/** What guards a server's connections, by its own names. */
export const guardsOf = ({ statementTimeout, idleTransaction }: Guards) => ({
  statement_timeout: statementTimeout ?? STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: idleTransaction ?? IDLE_TRANSACTION_MS,
});
