import { departures, figuresOf, maskedFiguresOf, measures, type ReportedFigure, situations } from './report-figures';
import { aReport } from './report.test-helper';

type Situations = Partial<Record<(typeof situations)[number], number>>;

/** A report in which the sums are those of the situations. */
function reportOf(counts: Situations, more: Partial<Record<ReportedFigure, number>> = {}) {
  const sum = (...some: readonly (keyof Situations)[]) => some.reduce((all, one) => all + (counts[one] ?? 0), 0);
  const jobs = ['cdi', 'cddLong', 'cddShort', 'interim', 'external'] as const;
  return figuresOf(
    aReport({
      ...Object.fromEntries(situations.map((one) => [`ended.${one}`, counts[one] ?? 0])),
      'left.external': sum(...jobs),
      left: sum(...jobs, 'businessCreation', 'training', 'retired', 'other'),
      ended: sum(...situations),
      ...more,
    }),
  );
}
const hidden = (report: ReturnType<typeof reportOf>): ReportedFigure[] => {
  const masked = maskedFiguresOf(report);
  const all = [...situations.map((one) => `ended.${one}` as const), 'ended', ...departures, 'left'] as const;
  return [...new Set(all)].filter((figure) => masked(figure).people === 'masked');
};

describe('a report that is passed on', () => {
  it('shows zeros and groups of five or more', () => {
    expect(hidden(reportOf({ cdi: 5, training: 8, internal: 6 }))).toEqual([]);
  });

  it('hides a few people, and the smallest figure beside them from which they could be worked out', () => {
    expect(hidden(reportOf({ cdi: 9, training: 2, internal: 6, retired: 12 }))).toEqual([
      'ended.internal',
      'ended.training',
      'left',
    ]);
  });

  it('hides the sum of the jobs, from which a few could be worked out with the other contracts', () => {
    expect(hidden(reportOf({ cdi: 9, cddShort: 2, retired: 7 }))).toEqual([
      'ended.cddShort',
      'ended.retired',
      'left.external',
    ]);
  });

  it('hides the total of a few', () => {
    expect(hidden(reportOf({ cdi: 2, training: 1 }))).toEqual(
      expect.arrayContaining(['ended', 'left', 'left.external']),
    );
  });

  it('hides a measure of a few people, and one that all but a few had', () => {
    const counts = { followed: 40, begun: 3, extended: 5, task_points: 38, suspension_count: 0 } as const;
    const masked = maskedFiguresOf(reportOf({}, { ...counts, job_interview_done_count: 4 }));
    expect(measures.filter((one) => masked(one).people === 'masked')).toEqual([
      'begun',
      'task_points',
      'job_interview_done_count',
    ]);
    expect(masked('job_interview_done_count')).toEqual({ people: 'masked', times: 'masked' });
    expect(masked('extended')).toEqual({ people: 5, times: null });
  });

  it('never lets a masked situation be worked out from departures and totals', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const at = (place: number): number => ((seed * 7 + place * 13) ** 2 * 31) % 11;
      const counts = Object.fromEntries(situations.map((one, place) => [one, at(place) > 7 ? 0 : at(place)]));
      const masked = maskedFiguresOf(reportOf(counts));
      const isHidden = (figure: ReportedFigure): boolean => masked(figure).people === 'masked';
      const hiddenJobs = (['cdi', 'cddLong', 'cddShort', 'interim', 'external'] as const).filter((one) =>
        isHidden(`ended.${one}`),
      );
      if (hiddenJobs.length > 0) expect(isHidden('left.external')).toBe(true);
      const few = situations.filter((one) => isHidden(`ended.${one}`)).map((one) => counts[one] ?? 0);
      if (few.length > 0 && !isHidden('ended')) expect(few.reduce((all, one) => all + one, 0)).toBeGreaterThan(4);
      if (isHidden('ended.internal') || isHidden('ended.unknown')) expect(isHidden('left')).toBe(true);
    }
  });
});
