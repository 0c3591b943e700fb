import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface GoOptions {
  /** Takes the place of the current entry: the back button does not return to it. */
  replace?: boolean;
  state?: unknown;
  /** Keeps the current query string, as the steps of a wizard do. */
  keepQuery?: boolean;
}

export interface Go {
  (to: string, options?: GoOptions): void;
  /** To the previous entry; to `otherwise` when the person opened this page directly. */
  back: (otherwise: string) => void;
}

/** The router gives this key to the entry that a document was opened with: nothing of ours lies before it. */
const FIRST_ENTRY = 'default';

/** Moves about: `const go = useGo(); go(routeTo('contacts'))`. */
export function useGo(): Go {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  return useMemo(() => {
    const go = (to: string, { replace, state, keepQuery = false }: GoOptions = {}) =>
      void navigate(keepQuery ? { pathname: to, search } : to, { replace, state });
    const back = (otherwise: string) => void (key === FIRST_ENTRY ? navigate(otherwise) : navigate(-1));
    return Object.assign(go, { back });
  }, [navigate, search, key]);
}
