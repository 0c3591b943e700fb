import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { saveFile } from '@passerelle/shared/client';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: to copy, to save or to print, and then gone. */
export function RecoveryCodes({ codes, onDone }: Props): ReactNode {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  // The pressed button is no longer on the page.
  useEffect(() => heading.current?.focus(), []);
  const text = [t`Codes de secours Passerelle`, ...codes].join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without https, or refused: the codes can be saved, printed or written down.
      setCopied(false);
    }
  };
  return (
    <Stack spacing="16px">
      <Typography ref={heading} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        <Trans>
          Conservez ces codes de secours en lieu sûr : chacun remplace une fois le code de votre application, si vous
          perdez votre téléphone. Ils ne seront plus affichés.
        </Trans>
      </Typography>
      <Box
        component="ul"
        dir="ltr"
        aria-label={t`Codes de secours`}
        sx={({ palette }) => ({
          display: 'grid',
          gap: '6px',
          m: 0,
          p: '14px 18px',
          listStyle: 'none',
          borderRadius: '12px',
          backgroundColor: palette.neutral.sunken,
          fontWeight: 600,
          // A code fits into a line of a phone.
          fontSize: { xs: '0.875rem', md: '1rem' },
        })}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box data-print="no" sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
        <Button
          variant="neutral"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), t`codes-de-secours-passerelle.txt`)}
        >
          <Trans>Télécharger</Trans>
        </Button>
        <Button variant="neutral" onClick={() => void copy()}>
          <Trans>Copier</Trans>
        </Button>
        <Button variant="neutral" onClick={() => window.print()}>
          <Trans>Imprimer</Trans>
        </Button>
      </Box>
      <Typography
        component="output"
        variant="body2"
        sx={{ color: 'status.success.text', '&:empty': { display: 'none' } }}
      >
        {isCopied && <Trans>Codes copiés.</Trans>}
      </Typography>
      <Button variant="contained" data-print="no" onClick={onDone}>
        <Trans>J’ai conservé mes codes</Trans>
      </Button>
    </Stack>
  );
}
