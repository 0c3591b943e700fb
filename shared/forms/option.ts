/** Something to choose. */
export interface Option {
  value: string;
  label: string;
}
