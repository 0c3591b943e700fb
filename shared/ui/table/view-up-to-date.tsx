import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What is shown has taken the place of what it was: said by the menu and by the dialog, which are two files. */
export const ViewUpToDate = ({ name }: { name: string }): ReactNode => <Trans>La vue « {name} » est à jour</Trans>;
