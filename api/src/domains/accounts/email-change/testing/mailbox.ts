import type { TestApp } from '../../../../testing/test-app';

export interface ReceivedMail {
  kind: string;
  subject: string;
  text: string | null;
  html: string | null;
}

/** All mails sent to an address, of any account; oldest first. */
export const mailsAt = (app: TestApp, address: string): Promise<ReceivedMail[]> =>
  app.db
    .selectFrom('mails')
    .where('to_address', '=', address)
    .orderBy('created_at')
    .select(['kind', 'subject', 'text', 'html'])
    .execute();

export const kindsAt = async (app: TestApp, address: string): Promise<string[]> =>
  (await mailsAt(app, address)).map(({ kind }) => kind);

/** The token of the link in the newest mail of a kind. */
export async function tokenAt(app: TestApp, address: string, kind: string): Promise<string> {
  const mails = (await mailsAt(app, address)).filter((mail) => mail.kind === kind);
  const token = /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link of a mail « ${kind} » has reached ${address}.`);
  return token;
}
