import { forcedColours, motion, radius } from '../tokens/measures';
import type { Sheet } from './sheets';

/** What is typed or chosen in one line or more, with its label above, help and fault below. */
export const fieldStyles: Sheet = ({ vars: { palette } }) => {
  const { neutral, brand, status } = palette;
  return {
    '.kit-field': { display: 'flex', flexDirection: 'column', minWidth: 0, margin: 0, padding: 0, border: 0 },
    '.kit-field-label': {
      padding: 0,
      marginBlockEnd: 6,
      fontSize: '0.90625rem',
      lineHeight: 1.4,
      fontWeight: 560,
      color: neutral.ink,
    },
    '.kit-field-note': {
      display: 'flex',
      gap: 6,
      margin: '6px 0 0',
      fontSize: '0.84375rem',
      lineHeight: 1.4,
      color: neutral.ink2,
    },
    // Whichever of the two sheets comes first, an icon is as large as its place says.
    '.kit-field-note > svg': { flex: 'none', fontSize: 17, marginBlockStart: 1 },
    '.kit-field-fault': { fontWeight: 500, color: status.error.text },
    '.kit-input': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      minHeight: 46,
      borderRadius: radius.control,
      fontSize: '1rem',
      lineHeight: 1.5,
      color: neutral.ink,
      backgroundColor: neutral.surface,
      transition: `box-shadow ${motion.colour}ms`,
    },
    // Drawn over the field, so that a thicker line moves nothing.
    '.kit-input::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `1.5px solid ${neutral.lineStrong}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '.kit-input:hover::after': { borderColor: neutral.ink2 },
    '.kit-input:has(> .kit-control:focus-within)': { boxShadow: `0 0 0 3px ${brand[200]}` },
    '.kit-input:has(> .kit-control:focus-within)::after': { borderColor: brand.edge },
    '.kit-input:has(> .kit-control[aria-invalid])::after': { borderWidth: 2, borderColor: status.error.fill },
    '.kit-input:has(> .kit-control:disabled)': { color: neutral.ink3, backgroundColor: neutral.sunken },
    [forcedColours]: {
      ':where(.kit-input):has(> :where(.kit-control):focus-within)': { outline: '2px solid Highlight' },
    },
    '.kit-control': {
      flex: 1,
      // Or a field of twenty letters would be the least there is room for.
      width: '100%',
      minWidth: 0,
      boxSizing: 'border-box',
      margin: 0,
      padding: '11px 14px',
      border: 0,
      borderRadius: 'inherit',
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      background: 'none',
      WebkitTapHighlightColor: 'transparent',
    },
    // A date would be a little taller by itself.
    ':is(input, select).kit-control': { height: 'calc(1.5em + 22px)' },
    '.kit-control::placeholder': { color: neutral.ink3, opacity: 1 },
    // The ring and the halo are the field's, not the text's within it.
    ':is(input, select, textarea).kit-control:focus-visible': { outline: 'none' },
    'textarea.kit-control': { display: 'block', padding: '12px 14px', resize: 'vertical' },
    'select.kit-control': { paddingInlineEnd: 40, appearance: 'none', textOverflow: 'ellipsis', cursor: 'pointer' },
    '.kit-control > option': { color: neutral.ink, backgroundColor: neutral.surface },
    'svg.kit-select-mark': {
      position: 'absolute',
      insetInlineEnd: 10,
      fontSize: 20,
      color: neutral.ink3,
      pointerEvents: 'none',
    },
    '.kit-input-end': { display: 'flex', flex: 'none', marginInlineEnd: 14, color: neutral.ink3, whiteSpace: 'nowrap' },
    '.kit-control:has(+ .kit-input-end)': { paddingInlineEnd: 8 },
  };
};
