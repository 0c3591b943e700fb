/** The pieces that a remote is made of, in the order in which a page meets them. */
export const pieces = ['descriptor', 'manifest', 'entry', 'chunk', 'stylesheet', 'catalogue'] as const;
export type Piece = (typeof pieces)[number];

/** Faults of a file. */
export const faults = [
  '404',
  '503 with JSON',
  '200 with HTML',
  'truncated',
  'wrong type',
  'slow',
  'wrong hash',
  'throws at load',
  'throws in render',
] as const;
export type Fault = (typeof faults)[number];

/** Visible effect of the fault. */
export const outcomes = {
  unreachable: 'its area says that its files did not come, and Retry brings it back',
  slow: 'its area says that the connection is slow, and Retry brings it back',
  refused: 'its area says that it was not opened, and Retry brings it back',
  broken: 'its area says that something went wrong in it, and Retry brings it back',
  absent: 'it is missing from the menu, its address says « not found », and the next registry brings it back',
  kept: 'nothing: the page goes on with what it knows, and takes the new version from the next answer',
  french: 'its screen in French, with a notice, and Retry brings the words',
  unable: 'cannot be: it comes with the document, or runs nothing of the kind',
} as const;
export type Outcome = keyof typeof outcomes;

const everywhere = (outcome: Outcome): Record<Fault, Outcome> =>
  Object.fromEntries(faults.map((fault) => [fault, outcome])) as Record<Fault, Outcome>;

/** Outcomes for files that the shell loads for a remote; a file that differs from the signed one is never run. */
const loaded: Record<Fault, Outcome> = {
  ...everywhere('unreachable'),
  '200 with HTML': 'refused',
  truncated: 'refused',
  'wrong hash': 'refused',
  slow: 'slow',
};

/** The expected outcome of each fault in each part. The tests and the table in the docs are generated from it. */
export const matrix: Record<Piece, Record<Fault, Outcome>> = {
  // The line of the remote in the registry, as the document brings it.
  descriptor: {
    ...everywhere('absent'),
    slow: 'unable',
    'wrong hash': 'refused',
    'throws at load': 'unable',
    // It names a screen that the remote does not have.
    'throws in render': 'broken',
  },
  // `/remotes.json`, which an open page asks for when it hears that something has changed.
  manifest: { ...everywhere('kept'), 'throws at load': 'unable', 'throws in render': 'unable' },
  entry: { ...loaded, 'throws at load': 'broken', 'throws in render': 'unable' },
  chunk: { ...loaded, 'throws at load': 'broken', 'throws in render': 'broken' },
  stylesheet: { ...loaded, 'throws at load': 'unable', 'throws in render': 'unable' },
  catalogue: { ...everywhere('french'), 'throws in render': 'unable' },
};
