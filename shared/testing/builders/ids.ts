let last = 0;

/** An id that no other thing of the test has; with a number always the same one. */
export function anId(number?: number): string {
  last += 1;
  return `00000000-0000-4000-${number === undefined ? '9000' : '8000'}-${String(number ?? last).padStart(12, '0')}`;
}
