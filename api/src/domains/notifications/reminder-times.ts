import { atHome } from '../../platform/home-zone';

const answerHours = { evening: 20, morning: 9 } as const;

/** Two hours after it began; what ended in the evening is asked about the next morning. */
function whenToReport(date: Date): Date {
  const over = atHome(date).plus({ hours: 2 });
  const isLate = over.hour >= answerHours.evening || over.hour < answerHours.morning;
  if (!isLate) return over.toJSDate();
  const night = over.hour < answerHours.morning ? over : over.plus({ days: 1 });
  return night.startOf('day').set({ hour: answerHours.morning }).toJSDate();
}

/** When one is reminded of an appointment. The day before is the same hour on the clock, also when the clocks change. */
export const reminderTimes = (date: Date): Record<'day' | 'hour' | 'report', Date> => ({
  day: atHome(date).minus({ days: 1 }).toJSDate(),
  hour: atHome(date).minus({ hours: 1 }).toJSDate(),
  report: whenToReport(date),
});
