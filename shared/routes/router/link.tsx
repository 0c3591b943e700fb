import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { resolve, type To, written } from './address';
import { useLocation, useNavigate } from './router';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** Also without it, where one is already is no new entry. */
  replace?: boolean | undefined;
  state?: unknown;
}

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The browser opens it, in another tab or window, or saves it. */
const isForBrowser = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  target: string | undefined,
): boolean => button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self');

/** A link within the product: no document is loaded. */
export function RouteLink({ to, replace, state, onClick, children, ...rest }: Props): ReactNode {
  const here = useLocation();
  const navigate = useNavigate();
  const isElsewhere = typeof to === 'string' && elsewhere.test(to);
  const place = resolve(isElsewhere ? {} : to, here.pathname);
  return (
    <a
      {...rest}
      href={isElsewhere ? to : written(place)}
      onClick={(event) => {
        onClick?.(event);
        if (isElsewhere || event.defaultPrevented || isForBrowser(event, rest.target)) return;
        event.preventDefault();
        navigate(place, { replace: replace ?? written(here) === written(place), state });
      }}
    >
      {children}
    </a>
  );
}
