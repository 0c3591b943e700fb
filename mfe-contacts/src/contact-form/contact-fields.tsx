import type { ReactNode } from 'react';

import { IdentityFields } from './identity-fields';
import { LinkFields } from './link-fields';
import { ReachFields } from './reach-fields';
import { WorkFields } from './work-fields';

/** Everything that can be noted of a contact: inside a form of the schema `contact`, for creating and for editing. */
export const ContactFields = (): ReactNode => (
  <>
    <IdentityFields />
    <WorkFields />
    <ReachFields />
    <LinkFields />
  </>
);
