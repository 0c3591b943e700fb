import type { DateTime } from 'luxon';
import { createAppointment } from '../../domains/agenda/create-appointment';
import { updateAppointment } from '../../domains/agenda/update-appointment';
import type { ContactIds } from './contacts';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import type { JobOfferIds } from './job-offers';
import { actions, type DemoAction, firstActions } from './actions';
import { activeUntil } from '../people/dates';
import { daysSinceLast, interviewsOf } from './search';

interface Known {
  contacts: ContactIds;
  jobOffers: JobOfferIds;
}

function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Nothing of the demo is called ${name}.`);
  return id;
}

/** Creates an appointment on its planning date and brings it to its present state with the domain's own code. */
async function live({ db, now }: Demo, userId: string, action: DemoAction, known: Known, series: Map<string, string>) {
  const [firstSlot, secondSlot] = nextSlots(now);
  const { when } = action;
  const date =
    when === 'firstSlot' ? firstSlot : when === 'secondSlot' ? secondSlot : onWorkday(now, when.inDays, when.at);
  const planned = now.startOf('hour').minus({ days: action.plannedDaysAgo });
  const appointmentId = await createAppointment(
    db,
    userId,
    {
      title: action.title,
      actionType: action.actionType,
      type: action.type,
      date: date.toISO(),
      contact: idIn(known.contacts, action.with),
      phone: action.phone ?? null,
      url: action.url ?? null,
      address: { street: action.street ?? null },
      jobOffer: action.offer === undefined ? null : idIn(known.jobOffers, action.offer),
      parent: action.follows === undefined ? null : idIn(series, action.follows),
    },
    planned,
  );
  series.set(action.title, appointmentId);
  const change = (body: Parameters<typeof updateAppointment>[2]['body'], at = planned) =>
    updateAppointment(db, userId, { appointmentId, body, now: at });
  if (action.notes) await change({ notes: action.notes.map((text) => ({ text })) }, planned.plus({ hours: 2 }));
  if (action.cancelled) await change({ status: 'cancelled' }, planned.plus({ days: 2 }));
  if (!action.report) return;
  const reported = date.toUTC().plus({ hours: 3 });
  await change({ comment: action.report }, reported);
  if (action.recommends) {
    await change({ recommendedContacts: action.recommends.map((name) => idIn(known.contacts, name)) }, reported);
  }
  if (action.outcome) await change({ interviewStatus: action.outcome }, reported.plus({ days: 3 }));
}

/** The shown account has an example of everything, everyone else a few appointments. */
export async function makeAgenda(demo: Demo, person: DemoPerson, known: Known): Promise<void> {
  const series = new Map<string, string>();
  const since = daysSinceLast(person, demo.now);
  const isShown = person.email === 'participant@demo.example';
  const isActive = !person.course || activeUntil(person.course, demo.now) === undefined;
  const first = firstActions(since).slice(0, isActive ? 2 : 1);
  const own = isShown ? actions : [...first, ...interviewsOf(person.course?.search, since)];
  for (const action of own) await live(demo, person.id, action, known, series);
}

const times = ['09:30', '12:30', '15:00', '17:30', '19:30'] as const;

/** A day and a time in Paris, relative to today. */
function inParis(now: DateTime<true>, days: number, time: string): DateTime<true> {
  const [hour = 9, minute = 0] = time.split(':').map(Number);
  return now.setZone('Europe/Paris').plus({ days }).set({ hour, minute, second: 0, millisecond: 0 }) as DateTime<true>;
}

/** The same on a working day: past dates move to Friday, future ones to Monday. */
export function onWorkday(now: DateTime<true>, days: number, time: string): DateTime<true> {
  const slot = inParis(now, days, time);
  const beyondFriday = slot.weekday - 5;
  if (beyondFriday <= 0) return slot;
  return inParis(now, days < 0 ? days - beyondFriday : days + 3 - beyondFriday, time);
}

/** The next two plausible slots of this week, on two days where possible; on Sunday evening, of the next week. */
export function nextSlots(now: DateTime<true>): [DateTime<true>, DateTime<true>] {
  const left = Array.from({ length: 8 }, (_, days) => times.map((time) => inParis(now, days, time)))
    .flat()
    .filter((slot) => slot > now.plus({ hours: 1 }));
  const ofWeek = left.filter((slot) => slot.toUTC() <= now.endOf('week'));
  const workdays = ofWeek.filter(({ weekday }) => weekday <= 5);
  const among = [workdays, ofWeek, left].find(({ length }) => length >= 2) ?? left;
  const [first = now] = among;
  const second = among.find((slot) => !slot.hasSame(first, 'day')) ?? among[1] ?? first;
  return [first, second];
}
