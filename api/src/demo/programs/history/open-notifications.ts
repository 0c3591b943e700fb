import type { Demo } from '../../world';

/** What came before the present week has been looked at; what came since waits in the bell. */
export async function openNotifications({ db, now }: Demo): Promise<void> {
  await db
    .updateTable('notifications')
    .set((eb) => ({ status: 'opened', opened_at: eb.ref('send_at') }))
    .where('context_type', '=', 'badge')
    .where('status', '=', 'received')
    .where('send_at', '<', now.startOf('week').toJSDate())
    .execute();
}
