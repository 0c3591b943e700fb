import type { ReactNode } from 'react';

import { ErrorPage } from './error-page';

export const NotFoundScreen = (): ReactNode => <ErrorPage status={404} />;
