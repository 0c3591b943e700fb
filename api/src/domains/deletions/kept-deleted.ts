/** So long a deletion can be taken back; then the row goes for good. */
export const keptDeleted = { days: 30 } as const;
