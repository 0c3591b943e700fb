import { directionOf, languageTags } from '@passerelle/shared/contract/enums/locales';
import type { TextLocale } from '@passerelle/shared/contract';
import { formatTags } from '@passerelle/shared/contract/enums/locales';
import { atHome } from '../../../platform/dates';
import { markup, Markup } from '../../../platform/text/markup';
import type { ListedMail } from './read-outbox';
import { outboxTexts, type ShownState } from './outbox-texts';

interface Page {
  language: TextLocale;
  nonce: string;
  title: string;
  content: Markup;
  /** At the top of every page. */
  notice: Markup | false;
}

const mark = markup`<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="10" fill="#6B5AED"/><g fill="none" stroke="#FFF" stroke-linecap="round"><path d="M8 9v14M26 9v14" stroke-width="2.6"/><path d="M8 9.5Q17 26 26 9.5" stroke-width="2"/><path d="M12.5 15.5V23M17 17.8V23M21.5 15.5V23" stroke-width="1.5"/><path d="M5.5 24.5h23" stroke-width="2.8"/></g></svg>`;

/** The frame of each page of the outbox. */
export const outboxPage = ({ language, nonce, title, content, notice }: Page): string =>
  markup`<!doctype html>
<html lang="${languageTags[language]}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Passerelle</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<a class="skip" href="#content">${outboxTexts(language).skip}</a>
${notice}
<header class="head"><div><a class="brand" href="/login" aria-label="Passerelle, ${outboxTexts(language).toLogin}">${mark}Passerelle</a><span class="tag">${outboxTexts(language).demo}</span></div></header>
<main id="content" tabindex="-1">${content}</main>
</body>
</html>
`.html;

/** The page's one style sheet, its frame and its pictures; no scripts, no requests elsewhere. */
export const pagePolicy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `img-src data:`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

export interface Showing {
  language: TextLocale;
  /** True if a mail server is configured. */
  isSending: boolean;
}

const stateOf = ({ status }: ListedMail, { isSending }: Showing): ShownState =>
  status === 'pending' && !isSending ? 'kept' : status;

export function stateTag(mail: ListedMail, showing: Showing): Markup {
  const state = stateOf(mail, showing);
  return markup`<span class="tag ${state}">${outboxTexts(showing.language).states[state]}</span>`;
}

export function writtenAt({ created_at: at }: ListedMail, { language }: Showing): Markup {
  const home = atHome(at).setLocale(formatTags[language]);
  const words = home.toLocaleString({ dateStyle: 'long', timeStyle: 'short' });
  return markup`<time datetime="${at.toISOString()}">${words}</time>`;
}

/** The product's background, cards and colours, in one small sheet: this page has no script and no other file. */
const style = new Markup(`
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#F7F5F1;color:#231F2A;font:16px/1.5 'Onest Variable',system-ui,'Segoe UI','Noto Sans',sans-serif}
a{color:#6653E6;text-underline-offset:3px}
:focus-visible{outline:3px solid #6B5AED;outline-offset:2px;border-radius:4px}
h1,h2{font-family:'Bricolage Grotesque Variable','Onest Variable',system-ui,sans-serif;font-weight:640;letter-spacing:-.012em;line-height:1.15;margin:0;overflow-wrap:anywhere;text-wrap:balance}
h1{font-size:34px}h2{font-size:20px;margin:32px 0 12px}p{margin:0}
.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset:8px auto auto 8px;background:#FFF;padding:10px 16px;border-radius:10px;z-index:1}
.head{background:#FFF;border-block-end:1px solid #E5E0D8}
.head div{display:flex;align-items:center;gap:12px;min-height:72px;max-width:860px;margin:auto;padding:0 24px}
.brand{display:flex;align-items:center;gap:10px;min-height:44px;font-weight:680;font-size:20px;letter-spacing:-.02em;color:#231F2A;text-decoration:none}
.brand svg{width:34px;height:34px}
main{max-width:860px;margin:auto;padding:36px 24px 64px}
.lead{color:#575161;max-width:62ch;margin:8px 0 28px}
.card{background:#FFF;border:1px solid #E5E0D8;border-radius:18px}
.list{list-style:none;margin:0;padding:0;overflow:hidden}
.list li{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 20px;align-items:center;padding:16px 22px;border-block-start:1px solid #E5E0D8}
.list li:first-child{border:0}.list li:hover{background:#FBFAF7}
.list a{font-weight:600;color:#231F2A;text-decoration:none;overflow-wrap:anywhere}.list a::after{content:'';position:absolute;inset:0}
.list a:focus-visible{outline:0}.list li:focus-within{outline:3px solid #6B5AED;outline-offset:-3px}
.small{font-size:14px;line-height:20px;color:#575161;overflow-wrap:anywhere}.end{display:flex;flex-direction:column;align-items:flex-end;gap:4px}
.tag{display:inline-flex;align-items:center;min-height:26px;padding:2px 10px;border-radius:8px;font-size:13px;font-weight:560;white-space:nowrap;background:#EFECE6;color:#5B544C}
.tag.kept{background:#E3EDF5;color:#235A85}.tag.pending{background:#FBEEDA;color:#84480A}.tag.sent{background:#E3F1E9;color:#1B6B45}.tag.failed{background:#FBE8E4;color:#A12A20}
.pages{display:flex;justify-content:space-between;gap:16px;margin-top:20px}
.button,.pages a{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:9px 18px;border-radius:10px;font-weight:600;font-size:15px;text-decoration:none;border:1.5px solid #B9B2A8;background:#FFF;color:#231F2A}
.button.main{background:#6B5AED;border-color:#6B5AED;color:#FFF}.button.main:hover{background:#5C46D8}
.back{display:inline-flex;align-items:center;min-height:44px;margin:-14px 0 6px;color:#575161;font-weight:500;font-size:15px;text-decoration:none}
.facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 20px;margin:20px 0 24px;font-size:15px}.facts dt{color:#575161}.facts dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:720px;border:1px solid #E5E0D8;border-radius:18px;background:#F7F5F1}
pre{margin:0;padding:20px 22px;font:14px/1.6 ui-monospace,'Cascadia Mono',Menlo,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:40px 24px;text-align:center}.empty h2{margin:0 0 8px}.empty p{color:#575161;margin-bottom:20px}
@media(max-width:576px){h1{font-size:27px}.head div{min-height:60px;padding:0 16px}main{padding:26px 16px 48px}.list li{grid-template-columns:minmax(0,1fr);padding:14px 16px}.end{flex-direction:row;align-items:center;justify-content:space-between}.button.main{width:100%}iframe{height:900px}}
`);
