/** French levels of education, from none to BAC+5 and more. */
export const degrees = ['none', 'cap', 'baccalaureate', 'bac2', 'bac3', 'bac4', 'bac5'] as const;
export type Degree = (typeof degrees)[number];
