import type { Demo, DemoPerson } from '../world';

/** What everyone who has an account was told when it was opened; those who began a programme, when it did. */
export async function makeNotifications({ db, now }: Demo, people: readonly DemoPerson[]): Promise<void> {
  const monday = now.startOf('week');
  const followers = people.filter(({ course }) => course && course.startsInWeeks <= 0);
  const rows = followers.map(({ id, firstName, course }) => {
    const sent = monday.plus({ weeks: course?.startsInWeeks ?? 0, hours: 6 });
    const isRead = (course?.startsInWeeks ?? 0) < 0;
    return {
      user_id: id,
      status: isRead ? ('opened' as const) : ('received' as const),
      context_type: 'login' as const,
      message_key: 'welcome',
      message_params: { firstName },
      dedupe_key: 'welcome',
      send_at: sent.toJSDate(),
      sent_at: sent.toJSDate(),
      received_at: sent.toJSDate(),
      opened_at: isRead ? sent.plus({ hours: 3 }).toJSDate() : null,
      created_at: sent.toJSDate(),
    };
  });
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute();
}
