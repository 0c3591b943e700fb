import { RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { type LegalSlug, useStaticPage } from './static-page.resource';
import { TextState } from './text-state';

/** A legal text inside a dialog, which has its own title: the text's is one level down. */
export function DialogText({ slug }: { slug: LegalSlug }): ReactNode {
  const { data, error, retry } = useStaticPage(slug);
  if (!data) return <TextState error={error} retry={retry} level={2} />;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {data.title}
      </Typography>
      <RichText html={data.content} />
    </>
  );
}
