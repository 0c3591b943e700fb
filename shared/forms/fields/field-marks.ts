import type { Locale } from '@passerelle/shared/contract';

/** Texts of a field. */
export interface FieldLabels {
  label: string;
  /** Language of a label that comes from the content. */
  language?: Locale | undefined;
  /** Says « (facultatif) ». */
  optional?: boolean;
  /** One of several of which some are enough: not required by itself, and not called optional either. */
  free?: boolean;
  help?: string;
}

/** Ids and state of a field on the page, wherever its value is kept. */
export interface FieldMarks {
  id: string;
  labelId: string;
  helpId: string;
  faultId: string;
  /** The error in words, once the person has visited the field or tried to send. */
  fault: string | undefined;
  /** For the control that takes the focus. */
  aria: { 'aria-invalid'?: true; 'aria-describedby': string | undefined; 'aria-required'?: true };
}

/** Names the parts of a field after its control, and ties them to it for those who do not see them. */
export function fieldMarks(
  id: string,
  fault: string | undefined,
  { help, optional = false, free = false }: Partial<FieldLabels> = {},
): FieldMarks {
  const [helpId, faultId] = [`${id}-help`, `${id}-fault`];
  const described = [fault && faultId, help && helpId].filter(Boolean).join(' ') || undefined;
  return {
    id,
    labelId: `${id}-label`,
    helpId,
    faultId,
    fault,
    aria: {
      'aria-describedby': described,
      ...(fault ? { 'aria-invalid': true } : {}),
      ...(optional || free ? {} : { 'aria-required': true }),
    },
  };
}
