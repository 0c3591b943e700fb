/** The weeks of a programme as a footbridge: a door of its own, so that its words travel with those who show it. */
export { Bridge } from './bridge';
export { bridgeWeeks, WeekPosition, weekShares } from './bridge-weeks';
export { ReturnDates } from './return-dates';
export { WeekBridge } from './week-bridge';
