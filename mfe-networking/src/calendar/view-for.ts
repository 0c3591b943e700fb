import { views, type View } from './days/period';

/** Seven columns of names need room: on a phone a month is its list, with its days as marks before it. */
export const viewsFor = (isWide: boolean): readonly View[] => (isWide ? views : ['agenda', 'week']);

export function viewFor(chosen: View | null, isWide: boolean): View {
  const offered = viewsFor(isWide);
  return offered.find((view) => view === chosen) ?? (isWide ? 'month' : 'agenda');
}
