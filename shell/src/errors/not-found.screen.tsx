import type { ReactNode } from 'react';

import { ErrorPage } from './error.screen';

export const NotFoundScreen = (): ReactNode => <ErrorPage status={404} />;
