/** What is gone to with the keyboard must not end up under the progress at the foot. */
export const clearOfFoot = { '& :is(input, select, textarea, a, button)': { scrollMarginBlock: '120px' } } as const;
