import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { fileLimits, type JobOffer, type JobOfferBody, type JobOfferDocument } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useEffect, useState } from 'react';

export interface Picture {
  file: File | null;
  /** The one that was saved before, as long as it stays. */
  existing: JobOfferDocument | null;
  /** Where the one that the offer would have can be looked at. */
  preview: string | null;
  /** What is wrong with the one that was chosen last, in words. */
  fault: string | undefined;
  /** Whether sending would leave another picture than the one that was saved before, or none. */
  isChanged: boolean;
  choose: (file: File) => void;
  forget: () => void;
  /** The saved one again; undefined where that is shown, or where there is none. */
  restore: (() => void) | undefined;
  /** The words for a call that failed for its picture, which is let go of. */
  refusal: (error: unknown) => string | undefined;
}

type Choice = 'saved' | 'none' | { file: File; preview: string };

/** A picture of the offer: the one it has, or another, chosen, looked at, and sent with the form. */
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

/** What is wrong with a picture: before it is sent, or as the server says. */
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
 * What becomes of the pictures: the first is the one that the form is about, kept, replaced or removed; others that
 * came by another way stay as they are.
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
