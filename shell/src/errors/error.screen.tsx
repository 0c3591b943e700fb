import { useParams } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { ErrorPage } from './error-page';

/** `/error/503`. A missing code, or one that is none, means that the page is. */
export function ErrorScreen(): ReactNode {
  const { status } = useParams();
  return <ErrorPage status={/^[1-5]\d\d$/.test(status ?? '') ? Number(status) : 404} />;
}
