/** A small field of the tool bar. */
export const fieldStyle = {
  height: 38,
  px: '10px',
  border: '1.5px solid',
  borderColor: 'neutral.lineStrong',
  borderRadius: '10px',
  font: 'inherit',
  fontSize: '1rem',
  color: 'text.primary',
  backgroundColor: 'background.paper',
} as const;
