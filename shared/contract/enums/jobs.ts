/** The French statutes: ouvrier or employé, ETAM, cadre. */
export const jobLevels = ['worker', 'etam', 'executive'] as const;
export type JobLevel = (typeof jobLevels)[number];
