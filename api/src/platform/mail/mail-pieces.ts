import { contrast } from '@passerelle/shared/contract';
import { markup, type Markup } from '../markup';
import type { MailLink, MailParts } from './mail-parts';
import { frameWords } from './mail-words';

const surface = '#FFFFFF';

/** The product's mark where there is no logo, without a picture: many programs load none before they are asked. */
const mark = ({
  colours,
}: MailParts): Markup => markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="34" height="34" align="center" bgcolor="${colours.fill}" style="width:34px;height:34px;border-radius:10px;background:${colours.fill};color:${colours.onFill};font-size:19px;line-height:34px;font-weight:700" aria-hidden="true">P</td>
<td style="padding-left:10px;font-size:20px;line-height:34px;font-weight:680;letter-spacing:-.02em;color:#231F2A">Passerelle</td>
</tr></table>`;

const logo = (address: string, name: string): Markup =>
  markup`<img src="${address}" alt="${name}" height="34" style="display:block;height:34px;width:auto;max-width:179px;border:0;font-size:18px;font-weight:650;color:#231F2A">`;

/** Weeks are planks everywhere in the product: the deck under the head of a mail is made of them. */
const planks = (
  fill: string,
): Markup => markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:22px;border-collapse:separate"><tr aria-hidden="true">
${Array.from({ length: 12 }, () => markup`<td height="5" bgcolor="${fill}" style="height:5px;font-size:0;line-height:0;background:${fill};border-radius:2px;border-right:3px solid ${surface}">&nbsp;</td>`)}
</tr></table>`;

export const mailHead = (parts: MailParts): Markup => {
  const { name, logoUrl } = parts.organization;
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="left" valign="middle">${logoUrl === null ? mark(parts) : logo(logoUrl, name)}</td>
<td align="right" valign="middle" style="padding-left:16px;font-size:14px;line-height:20px;color:#575161">${name}</td>
</tr></table>${planks(parts.colours.fill)}`;
};

/** A button that is a table cell, so that Outlook paints it too; then its address in words, for who blocks it. */
export function mailAction({ label, link }: MailLink, { colours, language }: MailParts): Markup {
  const edge = contrast(colours.fill, surface) < 1.5 ? '#8C857E' : colours.fill;
  return markup`<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:26px 0 22px;border-collapse:separate"><tr>
<td align="center" bgcolor="${colours.fill}" style="border-radius:10px;background:${colours.fill};border:1px solid ${edge};mso-padding-alt:13px 24px">
<a href="${link}" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:600;color:${colours.onFill};text-decoration:none;border-radius:10px">${label}</a>
</td></tr></table>
<p style="margin:0;font-size:13px;line-height:19px;color:#575161">${frameWords[language].copyLink}<br><a href="${link}" style="color:#575161;word-break:break-all">${link}</a></p>`;
}
