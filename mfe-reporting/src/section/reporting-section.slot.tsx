import { Trans } from '@lingui/react/macro';
import { Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { CopyLinkButton, FullPageLink } from './share';
import { ReportingFigures } from './reporting-figures';

/** The reporting on a screen of another remote. */
export const ReportingSectionSlot = (): ReactNode => (
  <Section
    title={<Trans>Reporting</Trans>}
    action={
      <>
        <FullPageLink />
        <CopyLinkButton />
      </>
    }
  >
    <ReportingFigures isShort />
  </Section>
);
