import { msg } from '@lingui/core/macro';
import type { FillColours, Locale, TextLocale } from '@passerelle/shared/contract';
import { directionOf, languageTags } from '@passerelle/shared/contract/enums/locales';
import { contrast } from '@passerelle/shared/contract/rules/common/colour';
import { Markup, markup } from '../text/markup';
import { translated } from '../text/words';

/** The texts of the frame around every mail. */
export const frameTexts = translated({
  copyLink: msg`Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :`,
  sentFor: (organization: string) =>
    msg`Passerelle vous écrit pour ${organization}. Ce message est envoyé automatiquement, les réponses ne sont pas lues.`,
});

/** Mail programs load no fonts: the letters that Latin fonts lack come from those of the system. */
const scriptFonts: Partial<Record<Locale, string>> = {
  ar: "Tahoma,'Geeza Pro','Noto Sans Arabic',",
  ir: "Tahoma,'Geeza Pro','Noto Sans Arabic',",
  cn: "'PingFang SC','Microsoft YaHei','Noto Sans SC',",
  jp: "'Hiragino Sans','Yu Gothic','Noto Sans JP',",
};
const fontOf = (language: Locale): Markup =>
  new Markup(`font-family:'Onest','Segoe UI',Roboto,${scriptFonts[language] ?? ''}Helvetica,Arial,sans-serif;`);

/** For phones only: mail programs without style sheets do not need it. */
const narrow = new Markup(`@media (max-width:619px){
.edge{padding:0!important}.card{border-radius:0!important;border-width:1px 0!important}
.cell{padding-left:20px!important;padding-right:20px!important}.button,.button a{display:block!important;width:auto!important}
.title{font-size:23px!important;line-height:29px!important}}`);

/** Shown in the list of mails beside the subject; the filler hides the following text there. */
const preview = (text: string): Markup =>
  markup`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}${'\u00A0\u200C'.repeat(60)}</div>`;

const paragraph = (text: string): Markup =>
  markup`<p style="margin:0 0 16px;font-size:16px;line-height:25px;color:#231F2A">${text}</p>`;

const stopLink = ({ label, link }: MailLink): Markup =>
  markup`<br><a href="${link}" style="color:#575161">${label}</a>`;

/** Tables, attributes and inline styles, 600 wide: supported by every mail program. */
export function mailHtml(parts: MailParts): Markup {
  const font = fontOf(parts.language);
  // Twice: some mail programs drop the element `html`.
  const reading = markup`lang="${languageTags[parts.language]}" dir="${directionOf(parts.language)}"`;
  return markup`<!doctype html>
<html ${reading}>
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
<div role="article" aria-roledescription="email" aria-label="${parts.subject}" ${reading}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#F7F5F1">
<tr><td align="center" class="edge" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF" class="card" style="width:100%;max-width:600px;background:#FFFFFF;border:1px solid #E5E0D8;border-radius:18px;border-collapse:separate;${font}">
<tr><td class="cell" style="padding:26px 36px 0">${mailHead(parts)}</td></tr>
<tr><td class="cell" style="padding:30px 36px 32px;${font}">
<h1 class="title" style="margin:0 0 20px;font-size:26px;line-height:32px;font-weight:650;color:#231F2A">${parts.subject}</h1>
${[parts.greeting, ...parts.paragraphs].map(paragraph)}
${parts.action && mailAction(parts.action, parts)}
<p style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid #E5E0D8;font-size:14px;line-height:21px;color:#575161">${parts.closing}${parts.stop && stopLink(parts.stop)}</p>
</td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="cell" align="center" style="padding:20px 36px 8px;font-size:13px;line-height:19px;color:#6B6472;${font}">${frameTexts(parts.language).sentFor(parts.organization.name)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

const surface = '#FFFFFF';

/** The product's name in place of a logo, without an image: many programs block images by default. */
const mark = ({
  colours,
}: MailParts): Markup => markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="34" height="34" align="center" bgcolor="${colours.fill}" style="width:34px;height:34px;border-radius:10px;background:${colours.fill};color:${colours.onFill};font-size:19px;line-height:34px;font-weight:700" aria-hidden="true">P</td>
<td width="10">&nbsp;</td>
<td style="font-size:20px;line-height:34px;font-weight:680;color:#231F2A">Passerelle</td>
</tr></table>`;

const logo = (address: string, name: string): Markup =>
  markup`<img src="${address}" alt="${name}" height="34" style="display:block;height:34px;width:auto;max-width:179px;border:0;font-size:18px;font-weight:650;color:#231F2A">`;

/** Decoration below the header: planks, the product's symbol of weeks. */
const planks = (
  fill: string,
): Markup => markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:22px;border-collapse:separate"><tr aria-hidden="true">
${Array.from({ length: 12 }, () => markup`<td height="5" bgcolor="${fill}" style="height:5px;font-size:0;line-height:0;background:${fill};border-radius:2px;border:solid ${surface};border-width:0 1px">&nbsp;</td>`)}
</tr></table>`;

export const mailHead = (parts: MailParts): Markup => {
  const { name, logoUrl } = parts.organization;
  const [start, end] = directionOf(parts.language) === 'ltr' ? ['left', 'right'] : ['right', 'left'];
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="${start}" valign="middle">${logoUrl === null ? mark(parts) : logo(logoUrl, name)}</td>
<td align="${end}" valign="middle" style="padding-${start}:16px;font-size:14px;line-height:20px;color:#575161">${name}</td>
</tr></table>${planks(parts.colours.fill)}`;
};

/** A button as a table cell, for Outlook; then its address as text, in case links are blocked. */
export function mailAction({ label, link }: MailLink, { colours, language }: MailParts): Markup {
  const edge = contrast(colours.fill, surface) < 1.5 ? '#8C857E' : colours.fill;
  return markup`<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:26px 0 22px;border-collapse:separate"><tr>
<td align="center" bgcolor="${colours.fill}" style="border-radius:10px;background:${colours.fill};border:1px solid ${edge};mso-padding-alt:13px 24px">
<a href="${link}" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:600;color:${colours.onFill};text-decoration:none;border-radius:10px">${label}</a>
</td></tr></table>
<p style="margin:0;font-size:13px;line-height:19px;color:#575161">${frameTexts(language).copyLink}<br><a href="${link}" dir="ltr" style="color:#575161;word-break:break-all">${link}</a></p>`;
}

export interface MailLink {
  label: string;
  link: string;
}

/** A mail as the source of both its HTML and its text. */
export interface MailParts {
  language: TextLocale;
  organization: { name: string; logoUrl: string | null };
  colours: FillColours;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: MailLink | undefined;
  closing: string;
  /** After the closing: the link to the mail settings. */
  stop: MailLink | undefined;
}
