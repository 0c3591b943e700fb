import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { useEffect, useState } from 'react';

type Purpose = 'logo' | 'banner';
type Choice = 'saved' | 'none' | { file: File; address: string };
type PictureFault = 'type' | 'size' | { text: string };

const { bytes, types } = fileLimits.themePicture;

function faultOfFile({ type, size }: File): PictureFault | null {
  if (!types.some((one) => one === type)) return 'type';
  return size > bytes ? 'size' : null;
}

export interface ThemePicture {
  /** URL of the displayed picture; null without one. */
  shown: string | null;
  file: File | null;
  isRemoved: boolean;
  fault: string | undefined;
  choose: (file: File) => void;
  remove: () => void;
  /** Takes a refusal of the server to itself, if it is about this picture. */
  takeRefusal: (error: unknown) => void;
}

/** A logo or a banner: the stored one, another that goes with the form, or none. */
export function useThemePicture(purpose: Purpose, saved: string | null): ThemePicture {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const [choice, setChoice] = useState<Choice>('saved');
  const [fault, setFault] = useState<PictureFault | null>(null);
  const most = fileSize(bytes);
  useEffect(() => {
    if (typeof choice === 'string') return undefined;
    return () => URL.revokeObjectURL(choice.address);
  }, [choice]);
  const words = {
    type: t`Cette image n’est pas au format JPEG ou PNG. Choisissez-en une autre.`,
    size: t`Cette image pèse plus de ${most}. Choisissez-en une plus légère.`,
  };
  const chosen = typeof choice === 'string' ? null : choice;
  return {
    shown: chosen?.address ?? (choice === 'saved' ? saved : null),
    file: chosen?.file ?? null,
    isRemoved: choice === 'none' && saved !== null,
    fault: fault === null ? undefined : typeof fault === 'object' ? fault.text : words[fault],
    choose: (file) => {
      const found = faultOfFile(file);
      setFault(found);
      if (!found) setChoice({ file, address: URL.createObjectURL(file) });
    },
    remove: () => {
      setFault(null);
      setChoice('none');
    },
    takeRefusal: (error) => {
      if (error instanceof ApiError && error.fields[purpose] !== undefined) setFault({ text: error.message });
    },
  };
}
