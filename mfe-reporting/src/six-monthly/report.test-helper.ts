import type { SixMonthlyReport } from '@passerelle/shared/contract';
import { reportFigures, reportMeasures } from '@passerelle/shared/contract/enums/metrics';

type Counts = Partial<Record<SixMonthlyReport['figures'][number]['figure'], number>>;

/** A report with these numbers of people, and zero elsewhere; each did a measure twice. */
export const aReport = (counts: Counts): SixMonthlyReport => ({
  figures: [
    ...reportFigures.map((figure) => ({ figure, people: counts[figure] ?? 0, times: null })),
    ...reportMeasures.map((figure) => ({ figure, people: counts[figure] ?? 0, times: 2 * (counts[figure] ?? 0) })),
  ],
});
