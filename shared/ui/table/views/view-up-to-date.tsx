import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Message after a view was updated, shared by the menu and the dialog. */
export const ViewUpToDate = ({ name }: { name: string }): ReactNode => <Trans>La vue « {name} » est à jour</Trans>;
