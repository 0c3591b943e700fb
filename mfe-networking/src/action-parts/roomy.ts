/** A link of one line, in the place of that line, that a finger finds: 44 px high. */
export const roomy = { display: 'inline-block', paddingBlock: '12px', marginBlock: '-12px' } as const;
