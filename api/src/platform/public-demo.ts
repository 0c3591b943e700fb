import { msg } from '@lingui/core/macro';
import { languageTags, textLocales } from '@passerelle/shared/contract/enums/locales';
import type { Config } from './config';
import { markup, Markup } from './text/markup';
import { wordsIn } from './text/words';

/** A demo in production: strangers may use it, and enter real data. */
export const isPublicDemo = ({ demo, env }: Pick<Config, 'demo' | 'env'>): boolean => demo && env === 'production';

export const publicDemoWarning =
  'DEMO=1 in production: accounts whose password is published, and data that is made up. Every page says so; nothing real belongs here.';

const notice = msg`Démonstration : tout est fictif et peut être effacé. Ne saisissez pas de données réelles.`;

const own = textLocales.filter((locale) => locale !== 'en').map((locale) => languageTags[locale]);
const others = own.map((tag) => `:not(:lang(${tag}))`).join('');
/** One of the languages is shown: the page's, else English. */
const shown = own
  .map((tag) => `:root:lang(${tag}) .demo-notice :lang(${tag})`)
  .concat(`:root${others} .demo-notice :lang(en)`)
  .join();

/**
 * At the top of every page, rendered by the server: visible before the first script, without a layout shift. It has
 * all languages and shows the page's, so that it follows a change of language.
 */
export const demoNotice = (nonce: string): Markup =>
  markup`<style nonce="${nonce}">
.demo-notice{box-sizing:border-box;min-height:36px;padding:8px 16px;background:#FBEEDA;color:#84480A;border-block-end:1px solid #EBD3AE;font:14px/20px system-ui,'Segoe UI','Noto Sans',sans-serif;text-align:center}
.demo-notice span{display:none}${new Markup(shown)}{display:inline}
@media print{.demo-notice{display:none}}
</style><aside class="demo-notice" aria-label="Demo">${textLocales.map((locale) => markup`<span lang="${languageTags[locale]}">${wordsIn(locale)(notice)}</span>`)}</aside>`;
