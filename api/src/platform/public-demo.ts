import type { Config } from './config';
import { markup, type Markup } from './text/markup';

/** A demo in production: strangers may use it, and enter real data. */
export const isPublicDemo = ({ demo, env }: Pick<Config, 'demo' | 'env'>): boolean => demo && env === 'production';

export const publicDemoWarning =
  'DEMO=1 in production: accounts whose password is published, and data that is made up. Every page says so; nothing real belongs here.';

const words = {
  fr: 'Démonstration : tout est fictif et peut être effacé. Ne saisissez pas de données réelles.',
  en: 'Demonstration: everything is made up and may be erased. Do not enter real data.',
};

/**
 * At the top of every page, rendered by the server: visible before the first script, without a layout shift. It has
 * both languages and shows the page's, so that it follows a change of language.
 */
export const demoNotice = (nonce: string): Markup =>
  markup`<style nonce="${nonce}">
.demo-notice{box-sizing:border-box;min-height:36px;padding:8px 16px;background:#FBEEDA;color:#84480A;border-block-end:1px solid #EBD3AE;font:14px/20px system-ui,'Segoe UI','Noto Sans',sans-serif;text-align:center}
.demo-notice :lang(en),:root:not(:lang(fr)) .demo-notice :lang(fr){display:none}:root:not(:lang(fr)) .demo-notice :lang(en){display:inline}
@media print{.demo-notice{display:none}}
</style><aside class="demo-notice" aria-label="Demo"><span lang="fr">${words.fr}</span><span lang="en">${words.en}</span></aside>`;
