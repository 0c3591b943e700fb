import type { Services } from '../platform/services';

/** Sends what can be sent, and says where the invitation is, which depends on how the server is set up. */
export async function deliverInvitation({ db, config, delivery }: Services, ownerId: string): Promise<string> {
  const { smtpUrl, demo, publicUrl } = config;
  if (smtpUrl !== undefined) {
    await delivery.sendDue();
    const sent = await db
      .selectFrom('mails')
      .where('user_id', '=', ownerId)
      .where('status', '=', 'sent')
      .select('id')
      .executeTakeFirst();
    if (sent) return 'The invitation has left through SMTP_URL.';
    return 'SMTP_URL has not taken the invitation yet: the server tries again while it runs.';
  }
  if (demo) return `The invitation can be read at ${publicUrl}/outbox: no SMTP_URL is set.`;
  return 'The invitation is kept, and leaves once the server runs with an SMTP_URL.';
}
