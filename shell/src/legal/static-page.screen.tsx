import { Card } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { LegalSlug } from './static-page.resource';
import { StaticPageText } from './static-page-text';

export function StaticPageScreen({ slug }: { slug: LegalSlug }): ReactNode {
  return (
    <Card>
      <StaticPageText slug={slug} heading="h1" />
    </Card>
  );
}
