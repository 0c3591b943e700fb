import type { SxProps, Theme } from '@passerelle/shared/ui';

/** The box of a field around the text, and the look of the text as readers see it. */
export const editorLook: SxProps<Theme> = {
  border: '1.5px solid',
  borderColor: 'neutral.lineStrong',
  borderRadius: '10px',
  backgroundColor: 'neutral.surface',
  '&:focus-within': {
    borderColor: 'brand.edge',
    boxShadow: ({ vars }: Theme) => `0 0 0 3px ${vars.palette.brand[200]}`,
  },
  '&[data-invalid]': { borderColor: 'status.error.fill', borderWidth: '2px' },
  '&[data-read-only]': { backgroundColor: 'neutral.subtle' },
  '& .ProseMirror': {
    minHeight: '120px',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: '12px 14px',
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    outline: 'none',
  },
  '& .ProseMirror > *': { maxWidth: '66ch', marginBlock: 0 },
  '& .ProseMirror > * + *': { marginBlockStart: '12px' },
  '& .ProseMirror > * + :is(h2, h3, h4)': { marginBlockStart: '24px' },
  '& .ProseMirror h2': { typography: 'h3', fontSize: '1.25rem' },
  '& .ProseMirror h3': { typography: 'h3' },
  '& .ProseMirror h4': { typography: 'h4' },
  '& .ProseMirror :is(ul, ol)': { paddingInlineStart: '22px' },
  '& .ProseMirror li + li': { marginBlockStart: '4px' },
  '& .ProseMirror strong': { fontWeight: 600 },
  // Readers see a weight that is hard to tell from bold while writing.
  '& .ProseMirror em': { fontStyle: 'italic' },
  '& .ProseMirror a': { color: 'brand.text', textDecoration: 'underline' },
  '& .ProseMirror blockquote': {
    marginInline: 0,
    paddingInlineStart: '16px',
    borderInlineStart: '3px solid',
    borderColor: 'lantern.main',
  },
  '& .ProseMirror hr': {
    border: 0,
    borderBlockStart: '1px solid',
    borderColor: 'neutral.lineStrong',
    marginBlock: '16px',
  },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'brand.edge' },
};
