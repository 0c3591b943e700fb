import { Trans, useLingui } from '@lingui/react/macro';
import type { JobOfferDocument } from '@passerelle/shared/contract';
import { delays } from '@passerelle/shared/contract/limits';
import {
  Box,
  CircularProgress,
  DelayedSkeleton,
  NewTabLink,
  Notice,
  Section,
  sxOf,
  type SxProps,
  type Theme,
} from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

/** The picture of the offer; a press opens it in full size. */
export function JobOfferPicture({ document: { url, description } }: { document: JobOfferDocument }): ReactNode {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Image</Trans>}>
      <LoadedPicture
        key={url}
        src={url}
        alt={description || t`Image de l’annonce`}
        opens
        failed={
          <Notice tone="warning" role="alert" title={<Trans>L’image ne s’affiche pas</Trans>}>
            <Trans>Elle est peut-être abîmée. Vous pouvez la remplacer en modifiant l’annonce.</Trans>
          </Notice>
        }
        sx={{ maxHeight: 420, objectFit: 'contain', border: '1px solid', borderColor: 'divider' }}
      />
    </Section>
  );
}

interface LoadedPictureProps {
  src: string;
  /** The alternative text. */
  alt: string;
  /** Shown instead if the picture cannot be loaded. */
  failed: ReactNode;
  /** A click opens the picture in full size in a new tab. */
  opens?: boolean;
  sx?: SxProps<Theme>;
}

/** A stored picture: loading, shown, or failed. */
export function LoadedPicture({ src, alt, failed, opens = false, sx }: LoadedPictureProps): ReactNode {
  const { t } = useLingui();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') return failed;
  const loading = state === 'loading';
  const picture = (
    <Box
      component="img"
      src={src}
      alt={alt}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
      sx={sxOf({ display: 'block', maxWidth: '100%', borderRadius: '12px' }, sx, loading ? { height: 0 } : {})}
    />
  );
  return (
    <Box aria-busy={loading} sx={{ minHeight: loading ? 120 : 0 }}>
      {loading && (
        <DelayedSkeleton after={delays.imageSpinnerMs}>
          <CircularProgress aria-label={t`Chargement de l’image`} />
        </DelayedSkeleton>
      )}
      {opens ? (
        <NewTabLink href={src} sx={{ display: 'inline-block', borderRadius: '12px' }}>
          {picture}
        </NewTabLink>
      ) : (
        picture
      )}
    </Box>
  );
}
