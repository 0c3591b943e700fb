import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { ItemAttachment } from '@passerelle/shared/contract';
import { ApiError } from '@passerelle/shared/client';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { FileButton } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, FailureText, IconButton, Link, Typography } from '@passerelle/shared/ui';
import { useFocusFallback } from '@passerelle/shared/ui/data';
import { FieldFault } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  label: string;
  /** The path in the pack; empty without a file. */
  path: string;
  attachments: readonly ItemAttachment[];
  /** Endings without the dot. */
  accept: readonly string[];
  /** The most bytes, said beside the field; absent: those of a document, which the page says of it. */
  bytes?: number;
  readOnly: boolean;
  onFile: (file: File) => Promise<void>;
  /** Absent: it can only be replaced. */
  onRemove?: () => void;
}

/** Error text of a refused file. */
function Fault({ error, most, types }: { error: unknown; most: string; types: string }): ReactNode {
  const code = error instanceof ApiError ? error.fields['file'] : error;
  if (code === 'tooLarge') return <Trans>Ce fichier est trop lourd : {most} au plus.</Trans>;
  if (code === 'format' || code === 'notAllowed') return <Trans>Ce type de fichier n’est pas accepté : {types}.</Trans>;
  if (error instanceof ApiError) return <FailureText error={error} />;
  return <Trans>Le texte n’a pas pu être enregistré : le fichier n’est pas envoyé. Réessayez dans un instant.</Trans>;
}

/** A file beside the texts, with the button that replaces it. */
export function AttachedFile(props: Props): ReactNode {
  const { label, path, attachments, accept, bytes, readOnly, onFile, onRemove } = props;
  const { t } = useLingui();
  const { fileSize, list } = useFormats();
  const id = useId();
  const area = useFocusFallback<HTMLFieldSetElement>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const found = attachments.find((one) => one.path === path);
  const size = found && fileSize(found.size);
  const largest = bytes ?? fileLimits.document.bytes;
  const words = { most: fileSize(largest), types: list(accept, 'or') };
  const { most, types } = words;

  const send = async (file: File): Promise<void> => {
    setError(null);
    const isKnown = accept.includes(file.name.split('.').at(-1)?.toLowerCase() ?? '');
    if (!isKnown || file.size > largest) return setError(isKnown ? 'tooLarge' : 'notAllowed');
    setBusy(true);
    await onFile(file).catch(setError);
    return setBusy(false);
  };
  return (
    <Box
      {...area}
      component="fieldset"
      aria-labelledby={id}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, outline: 'none', display: 'grid', gap: '8px', justifyItems: 'start' }}
    >
      <Typography id={id} sx={{ fontSize: '0.90625rem', fontWeight: 560 }}>
        {label}
      </Typography>
      {bytes !== undefined && !readOnly && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>
            {types}, {most} au plus.
          </Trans>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', overflowWrap: 'anywhere' }}>
        {found ? (
          <span>
            <Link href={found.url} target="_blank" rel="noopener">
              {found.name}
            </Link>{' '}
            ({size})
          </span>
        ) : (
          path || <Trans>Aucun fichier</Trans>
        )}
        {!readOnly && (
          <FileButton
            variant="neutral"
            accept={accept.map((ending) => `.${ending}`)}
            aria-label={path ? t`Remplacer : ${label}` : t`Choisir : ${label}`}
            aria-busy={busy || undefined}
            onFile={(file) => !busy && void send(file)}
          >
            {busy ? <Trans>Envoi…</Trans> : path ? <Trans>Remplacer</Trans> : <Trans>Choisir un fichier</Trans>}
          </FileButton>
        )}
        {!readOnly && path && onRemove && (
          <IconButton aria-label={t`Retirer : ${label}`} onClick={onRemove}>
            <DeleteOutlineRounded />
          </IconButton>
        )}
      </Box>
      <FieldFault id={`${id}-fault`} isAnnounced fault={error ? <Fault error={error} {...words} /> : null} />
    </Box>
  );
}
