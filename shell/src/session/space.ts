import type { Space } from '@passerelle/shared/contract/remotes';
import { useLocation } from 'react-router-dom';

export const spaceOf = (pathname: string): Space =>
  pathname === '/client' || pathname.startsWith('/client/') ? 'client' : 'participant';

export const useSpace = (): Space => spaceOf(useLocation().pathname);
