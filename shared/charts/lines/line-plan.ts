import type { LineChart } from '../chart';
import { labelStep, ticksOf } from './scale';

/** Of 12.5 px, about: nothing is measured, which would lay the page out once more for each word. */
const CHARACTER = 6.9;
const widthOf = (text: string): number => text.length * CHARACTER;
/** Between an axis and its figures, and what a mark takes beyond its point. */
const GAP = 12;
const TOP = 12;
const BOTTOM = 28;
/** Above this marks would touch. */
const MARKS_UP_TO = 31;

interface Point {
  place: number;
  x: number;
  y: number;
}

export interface LinePlan {
  left: number;
  right: number;
  bottom: number;
  ticks: readonly { figure: string; y: number }[];
  labels: readonly { label: string; x: number }[];
  /** Of each line: the path, and the values that have a mark. */
  lines: readonly { path: string; marked: readonly Point[] }[];
  /** Of each value along the axis. */
  places: readonly number[];
}

interface Room {
  width: number;
  height: number;
  rightToLeft: boolean;
}

/** Runs of values without a gap. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

const pathOf = (run: readonly Point[]): string =>
  run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
const round = (value: number): number => Math.round(value * 10) / 10;

/** Where everything of a line chart stands in so much room. */
export function linePlan(
  { labels, lines, axisFigure = String }: LineChart,
  room: Room & { isWhole: boolean },
): LinePlan {
  const { width, height, rightToLeft, isWhole } = room;
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const ticks = ticksOf(values, isWhole);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const figures = Math.max(...ticks.map((tick) => widthOf(axisFigure(tick)))) + GAP;
  const ends = [labels[0] ?? '', labels.at(-1) ?? ''].map((label) => widthOf(label) / 2);
  const [first = 0, last = 0] = rightToLeft ? ends.toReversed() : ends;
  const left = round(Math.max(rightToLeft ? GAP : figures, first));
  const right = round(width - Math.max(rightToLeft ? figures : GAP, last));
  const bottom = height - BOTTOM;
  const across = (place: number): number => (labels.length > 1 ? place / (labels.length - 1) : 0.5);
  const xOf = (place: number): number =>
    round(left + (rightToLeft ? 1 - across(place) : across(place)) * (right - left));
  const yOf = (value: number): number => round(bottom - ((value - low) / (high - low)) * (bottom - TOP));
  const step = labelStep(labels, right - left, widthOf);
  return {
    left,
    right,
    bottom,
    ticks: ticks.map((tick) => ({ figure: axisFigure(tick), y: yOf(tick) })),
    labels: labels.map((label, place) => ({ label, x: xOf(place) })).filter((_, place) => place % step === 0),
    lines: lines.map((line) => {
      const points = line.values.map((value, place) =>
        value === null ? null : { place, x: xOf(place), y: yOf(value) },
      );
      const runs = runsOf(points);
      // What stands alone has no line that would show it.
      const isMarked = labels.length <= MARKS_UP_TO ? () => true : (run: readonly Point[]) => run.length === 1;
      return { path: runs.map(pathOf).join(''), marked: runs.filter(isMarked).flat() };
    }),
    places: labels.map((_, place) => xOf(place)),
  };
}
