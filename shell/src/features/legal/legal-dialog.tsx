import { Trans } from '@lingui/react/macro';
import { Box, Button, RichText } from '@passerelle/shared/ui';
import { ContentLanguageNote, Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { type LegalSlug, TextState, useStaticPage } from './static-page';

/** A legal text inside a dialog, which has its title already. It takes the focus, so that the keyboard can scroll it. */
export function DialogText({ slug }: { slug: LegalSlug }): ReactNode {
  const { data, error, retry } = useStaticPage(slug);
  if (!data) return <TextState error={error} retry={retry} level={2} />;
  return (
    <Box component="section" aria-label={data.title} tabIndex={0}>
      <ContentLanguageNote language={data.contentLanguage} sx={{ mb: '12px' }} />
      <RichText html={data.content} language={data.contentLanguage} />
    </Box>
  );
}

export function LegalDialog({ slug, onClose }: { slug: LegalSlug; onClose: () => void }): ReactNode {
  const title =
    slug === 'terms-of-use' ? <Trans>Conditions d’utilisation</Trans> : <Trans>Politique de confidentialité</Trans>;
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={title}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      <DialogText slug={slug} />
    </Dialog>
  );
}
