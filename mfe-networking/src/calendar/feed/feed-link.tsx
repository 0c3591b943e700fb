import { Trans, useLingui } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

/** Calendar programs open this protocol as a subscription. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The new address. The server shows it only once. */
export function FeedLink({ url }: { url: string }): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The pressed button is gone: the focus goes to the new address.
  useEffect(() => field.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without https or permission the clipboard fails: the address is selected for copying by hand.
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: '12px' }}>
      <Box>
        <Typography id={id} component="h3" variant="h4">
          <Trans>Votre lien est prêt</Trans>
        </Typography>
        <Typography variant="body2" sx={{ mt: '4px', color: 'text.secondary' }}>
          <Trans>Copiez-le maintenant : pour votre sécurité, il n’est affiché qu’une fois.</Trans>
        </Typography>
      </Box>
      <Box
        component="input"
        ref={field}
        readOnly
        value={url}
        dir="ltr"
        aria-label={t`Lien de votre agenda`}
        onFocus={({ currentTarget }) => currentTarget.select()}
        sx={{
          width: '100%',
          minHeight: 46,
          px: '12px',
          border: '1.5px solid',
          borderColor: 'neutral.lineStrong',
          borderRadius: '10px',
          font: 'inherit',
          color: 'text.primary',
          backgroundColor: 'neutral.subtle',
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', '& > *': { flex: { xs: '1 1 auto', md: 'none' } } }}>
        <Button
          variant="contained"
          startIcon={isCopied ? <CheckRounded /> : <ContentCopyRounded />}
          onClick={() => void copy()}
        >
          <Trans>Copier le lien</Trans>
        </Button>
        <Button variant="neutral" href={webcal(url)}>
          <Trans>Ouvrir dans mon agenda</Trans>
        </Button>
      </Box>
      <Typography component="output" variant="body2" sx={{ minHeight: 20, color: 'status.success.text' }}>
        {isCopied && <Trans>Lien copié. Collez-le dans votre agenda, à « S’abonner à un calendrier ».</Trans>}
      </Typography>
    </Box>
  );
}
