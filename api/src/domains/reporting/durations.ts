const units: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800, y: 31_536_000 };
const form = /^(?:\d+(?:ms|[smhdwy]))+$/;

/** Seconds of Prometheus's « 1d », « 1h30m » or plain « 86400 »; undefined for anything else. */
export function secondsOf(text: string): number | undefined {
  const seconds = form.test(text)
    ? [...text.matchAll(/(\d+)(ms|[smhdwy])/g)].reduce(
        (sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? Number.NaN),
        0,
      )
    : /^\d+(?:\.\d+)?$/.test(text)
      ? Number(text)
      : Number.NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}
