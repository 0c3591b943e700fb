import { integrityOf } from './integrity';

/** In the mode in which the remote's own runtime asks: what is fetched in another mode is fetched for nothing. */
export function scriptOf(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const { href, origin } = new URL(url, location.href);
  if (origin !== location.origin) script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(href) ?? '';
  // Written out: by the same address the runtime finds what is already on its way.
  script.src = href;
  return script;
}
