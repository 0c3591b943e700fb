import { Markup, markup } from '../markup';
import { mailAction, mailHead } from './mail-pieces';
import type { MailLink, MailParts } from './mail-parts';
import { frameWords } from './mail-words';

const font = new Markup("font-family:'Onest','Segoe UI',Roboto,Helvetica,Arial,sans-serif;");

/** Mail programs that read no style sheet get by without: this is for phones only. */
const narrow = new Markup(`@media (max-width:619px){
.edge{padding:0!important}.card{border-radius:0!important;border-width:1px 0!important}
.cell{padding-left:20px!important;padding-right:20px!important}.button,.button a{display:block!important;width:auto!important}
.title{font-size:23px!important;line-height:29px!important}}`);

/** Shown in the list of mails beside the subject; the space keeps what follows out of it. */
const preview = (text: string): Markup =>
  markup`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}${'\u00A0\u200C'.repeat(60)}</div>`;

const paragraph = (text: string): Markup =>
  markup`<p style="margin:0 0 16px;font-size:16px;line-height:25px;color:#231F2A">${text}</p>`;

const stopLink = ({ label, link }: MailLink): Markup =>
  markup`<br><a href="${link}" style="color:#575161">${label}</a>`;

/** Tables, attributes and inline styles, 600 wide: what every mail program still understands. */
export const mailHtml = (parts: MailParts): Markup => markup`<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${parts.subject}</title>
<style>${narrow}</style>
</head>
<body style="margin:0;padding:0;background:#F7F5F1;-webkit-text-size-adjust:100%">
${preview(parts.paragraphs[0] ?? parts.subject)}
<div role="article" aria-roledescription="email" aria-label="${parts.subject}" lang="${parts.language}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#F7F5F1">
<tr><td align="center" class="edge" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF" class="card" style="width:100%;max-width:600px;background:#FFFFFF;border:1px solid #E5E0D8;border-radius:18px;border-collapse:separate;${font}">
<tr><td class="cell" style="padding:26px 36px 0">${mailHead(parts)}</td></tr>
<tr><td class="cell" style="padding:30px 36px 32px;${font}">
<h1 class="title" style="margin:0 0 20px;font-size:26px;line-height:32px;font-weight:650;letter-spacing:-.012em;color:#231F2A">${parts.subject}</h1>
${[parts.greeting, ...parts.paragraphs].map(paragraph)}
${parts.action && mailAction(parts.action, parts)}
<p style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid #E5E0D8;font-size:14px;line-height:21px;color:#575161">${parts.closing}${parts.stop && stopLink(parts.stop)}</p>
</td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="cell" align="center" style="padding:20px 36px 8px;font-size:13px;line-height:19px;color:#6B6472;${font}">${frameWords[parts.language].sentFor(parts.organization.name)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
