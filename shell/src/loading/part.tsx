import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { CrashBoundary } from '../errors/boundaries';
import { PartFailure } from './part-failure';
import { ScreenSkeleton } from './screen-skeleton';
import { loadOnce, useLoaded } from './use-loaded';

/** A chunk of the shell that holds one component. */
export interface PartOf {
  name: string;
  load: () => Promise<ComponentType>;
}

/** Before the first render, so that the first render shows it. */
export const preparePart = ({ name, load }: PartOf): Promise<ComponentType> => loadOnce(`part:${name}`, load);

/** In a layout, which brings the `main` that it stands in. */
export function Part({ of: { name, load } }: { of: PartOf }): ReactNode {
  const { pathname } = useLocation();
  const { value: Content, error, retry } = useLoaded(`part:${name}`, load);
  if (error) return <PartFailure onRetry={retry} inside />;
  if (!Content) return <ScreenSkeleton />;
  return (
    <CrashBoundary key={pathname} inside>
      <Content />
    </CrashBoundary>
  );
}
