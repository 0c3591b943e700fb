import { Box, RichText } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { type LegalSlug, useStaticPage } from './static-page.resource';
import { TextState } from './text-state';

/** A legal text inside a dialog, which has its title already. It takes the focus, so that the keyboard can scroll it. */
export function DialogText({ slug }: { slug: LegalSlug }): ReactNode {
  const { data, error, retry } = useStaticPage(slug);
  if (!data) return <TextState error={error} retry={retry} level={2} />;
  return (
    <Box component="section" aria-label={data.title} tabIndex={0}>
      <RichText html={data.content} />
    </Box>
  );
}
