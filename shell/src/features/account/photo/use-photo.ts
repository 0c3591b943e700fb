import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { useToast } from '@passerelle/shared/ui';
import { useEffect, useState } from 'react';

import { saveProfile } from '../sections/account.mutations';

export type PhotoFault = 'type' | 'size';

const { bytes, types } = fileLimits.avatar;
const taken: readonly string[] = types;

/** Checks a file before it is sent. */
export function photoFault({ type, size }: File): PhotoFault | null {
  if (!taken.includes(type)) return 'type';
  return size > bytes ? 'size' : null;
}

/** Fault that the server found inside the file; undefined for other errors. */
export function refusedFor(error: unknown): PhotoFault | null {
  if (!(error instanceof ApiError)) return null;
  const fault = error.fields['avatar'];
  if (error.status === 413 || fault === 'tooLarge') return 'size';
  return error.status === 415 || fault !== undefined ? 'type' : null;
}

interface PhotoControls {
  /** The address of the picture that was chosen and is not saved yet. */
  preview: string | null;
  busy: boolean;
  choose: (file: File) => void;
  forget: () => void;
  /** Resolves to true on success. */
  save: () => Promise<boolean>;
  remove: () => Promise<boolean>;
}

/** Chooses, previews and sends a picture; a toast shows its errors. */
export function usePhoto(): PhotoControls {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const most = fileSize(bytes);
  const toast = useToast();
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!chosen) return undefined;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  const faultTexts: Record<PhotoFault, string> = {
    type: t`Cette image n’est pas au format JPEG ou PNG. Choisissez-en une autre.`,
    size: t`Cette image pèse plus de ${most}. Choisissez-en une plus légère.`,
  };
  const refuse = (words: string): void => toast(words, { tone: 'error' });

  const change = async (parts: Parameters<typeof saveProfile>[0], done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await saveProfile(parts);
      setChosen(null);
      toast(done);
      return true;
    } catch (error) {
      const fault = refusedFor(error);
      refuse(
        fault
          ? faultTexts[fault]
          : t`Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.`,
      );
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    preview: chosen?.preview ?? null,
    busy,
    choose: (file) => {
      const fault = photoFault(file);
      if (fault) refuse(faultTexts[fault]);
      else setChosen({ file, preview: URL.createObjectURL(file) });
    },
    forget: () => setChosen(null),
    save: () => change({ body: {}, files: { avatar: chosen?.file } }, t`Votre photo est à jour.`),
    remove: () => change({ body: { avatar: null } }, t`Votre photo est retirée.`),
  };
}
