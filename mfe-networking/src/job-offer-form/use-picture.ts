import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { JobOffer, JobOfferBody, JobOfferDocument } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { useEffect, useState } from 'react';

export interface Picture {
  file: File | null;
  /** The stored picture, unless it was removed or replaced. */
  existing: JobOfferDocument | null;
  /** The address of the picture to show. */
  preview: string | null;
  /** Error text of the last chosen file. */
  fault: string | undefined;
  /** True if saving would change or remove the stored picture. */
  isChanged: boolean;
  choose: (file: File) => void;
  forget: () => void;
  /** Goes back to the stored picture; undefined while it is shown, or if there is none. */
  restore: (() => void) | undefined;
  /** The message if a call was refused because of the picture. */
  refusal: (error: unknown) => string | undefined;
}

type Choice = 'saved' | 'none' | { file: File; preview: string };

/** The picture of an offer: the stored one, or a file that is sent with the form. */
export function usePicture(saved: JobOfferDocument | null = null): Picture {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const most = fileSize(bytes);
  const [choice, setChoice] = useState<Choice>('saved');
  const [fault, setFault] = useState<PictureFault | null>(null);
  const words: Record<PictureFault, string> = {
    type: t`Cette image n’est pas au format JPEG ou PNG. Choisissez-en une autre.`,
    size: t`Cette image pèse plus de ${most}. Choisissez-en une plus légère.`,
  };
  useEffect(() => {
    if (typeof choice === 'string') return undefined;
    return () => URL.revokeObjectURL(choice.preview);
  }, [choice]);

  const chosen = typeof choice === 'string' ? null : choice;
  const existing = choice === 'saved' ? saved : null;
  const settle = (next: Choice, found: PictureFault | null = null): void => {
    setFault(found);
    setChoice(next);
  };
  return {
    file: chosen?.file ?? null,
    existing,
    preview: chosen?.preview ?? existing?.url ?? null,
    fault: fault ? words[fault] : undefined,
    isChanged: chosen !== null || existing !== saved,
    choose: (file) => {
      const found = pictureFault(file);
      settle(found ? 'saved' : { file, preview: URL.createObjectURL(file) }, found);
    },
    forget: () => settle('none'),
    restore: saved && choice !== 'saved' ? () => settle('saved') : undefined,
    refusal: (error) => {
      const found = pictureFaultOf(error);
      return found ? words[found] : undefined;
    },
  };
}

/** Reason for refusal of a picture, before the upload or by the server. */
export type PictureFault = 'type' | 'size';

const { bytes, types } = fileLimits.jobOfferImage;

export function pictureFault({ type, size }: File): PictureFault | null {
  if (!types.some((one) => one === type)) return 'type';
  return size > bytes ? 'size' : null;
}

export function pictureFaultOf(error: unknown): PictureFault | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'tooLarge') return 'size';
  return error.code === 'wrongType' ? 'type' : null;
}

/**
 * The documents to send. The form edits the first one, which stays, is replaced or is removed; others, which were not
 * added by this form, stay as they are.
 */
export function documentsOf(
  { documents: saved }: Pick<JobOffer, 'documents'>,
  { file, existing }: Pick<Picture, 'file' | 'existing'>,
  typed: JobOfferBody['documents'],
): NonNullable<JobOfferBody['documents']> {
  const description = typed?.[0]?.description ?? null;
  const others = saved.slice(1).map((one) => ({ id: one.id, description: one.description }));
  if (file) return [{ description }, ...others];
  return existing ? [{ id: existing.id, description }, ...others] : others;
}
