/** A drawing as data: its style comes with echarts, which loads with the first drawing. */
export type Chart = LineChart | BarChart | ColumnChart | PieChart | RadarChart;

interface Described {
  /** The chart in words: the name of its image for screen readers. */
  description: string;
}

/** Straight lines from label to label. */
export interface LineChart extends Described {
  kind: 'lines';
  /** Under the axis, one for each value. */
  labels: readonly string[];
  lines: readonly {
    name: string;
    /** Null is a gap: no value is not a zero. */
    values: readonly (number | null)[];
  }[];
  /** The tooltip of each value, line by line. */
  tips: readonly string[];
  /** Place of the value whose time goes on. */
  unfinished?: number | undefined;
  /** Number format of the axis. */
  axisFigure?: (value: number) => string;
}

/** One score of several that are compared. */
export interface ChartScore {
  name: string;
  score: number;
  /** The highest score there could be. */
  most: number;
  /** Highlighted. */
  isTop: boolean;
  /** Bar colour, if it has its own. */
  fill?: string;
}

/** Horizontal bars in the order given. */
export interface BarChart extends Described {
  kind: 'bars';
  rows: readonly ChartScore[];
  /** At the end of each bar. */
  figures: readonly string[];
}

const ROW_HEIGHT = 34;
export const barChartHeight = (rows: readonly unknown[]): number => rows.length * ROW_HEIGHT;

/** Bars side by side for each group. */
export interface ColumnChart extends Described {
  kind: 'columns';
  groups: readonly string[];
  columns: readonly {
    name: string;
    fill: string;
    /** Of each group; null where there is nothing to draw. */
    values: readonly (number | null)[];
    /** Text above each bar, also for values that are not drawn. */
    figures?: readonly string[];
  }[];
  /** Groups that follow each other in time. */
  overTime?: {
    /** The tooltip of each group. */
    tips: readonly string[];
    /** The columns are parts of one whole, and stand on each other. */
    isStacked: boolean;
    /** Place of the group that goes on. */
    unfinished: number | undefined;
  };
  /** Number format of the axis. */
  axisFigure?: (value: number) => string;
}

/** A ring from the top in the order given. */
export interface PieChart extends Described {
  kind: 'pie';
  parts: readonly { name: string; value: number; fill: string }[];
  /** Text in the middle: the total, and its name below. */
  whole?: { figure: string; name: string };
}

/** More parts than these cannot be compared: they are bars. */
export const MOST_PARTS = 5;

/** Scores around a centre, in the order in which they stand there. */
export interface RadarChart extends Described {
  kind: 'radar';
  rows: readonly ChartScore[];
}
