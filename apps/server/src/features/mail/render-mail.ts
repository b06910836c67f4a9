import { brandColours, type Looks, productName } from '@reelwright/contract';
import type { MailContent } from './mail-content.ts';

/** Whose mails they are. */
interface MailLooks {
  readonly name: string;
  /** White words can be read on it. */
  readonly colour: string;
}

const productLooks: MailLooks = { name: productName, colour: '#5B5BD6' };

export function mailLooksOf({ name, colour }: Pick<Looks, 'name' | 'colour'>): MailLooks {
  return {
    name: name || productLooks.name,
    colour: colour ? brandColours(colour).light['accent-fill'] : productLooks.colour,
  };
}

/** The plain-text half of a mail. */
export function renderMailText(content: MailContent, looks: MailLooks = productLooks): string {
  const { heading, paragraphs, code, button, footnote } = content;
  return [
    heading,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    `-- \n${looks.name}\n${footnote}`,
  ].join('\n\n');
}

const ink = '#17181C';
const quietInk = '#5E6270';
const ground = '#F7F7F9';
const line = '#ECECF1';
const face = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The HTML half: one centred card. Mail programs know only tables and inline styles. */
export function renderMailHtml(content: MailContent, looks: MailLooks = productLooks): string {
  const { name, colour: accent } = looks;
  const { subject, preview, heading, paragraphs, code, button, footnote } = content;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${ground};color:${ink};font-family:${face}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#FFFFFF;border:1px solid ${line};border-radius:12px">
<tr><td style="padding:28px 32px 0;font-size:15px;font-weight:650;color:${accent}">${escapeHtml(name)}</td></tr>
<tr><td style="padding:16px 32px 0;font-size:22px;line-height:30px;font-weight:650;letter-spacing:-0.01em">${escapeHtml(heading)}</td></tr>
${paragraphs.map((text) => `<tr><td style="padding:12px 32px 0;font-size:15px;line-height:23px">${escapeHtml(text)}</td></tr>`).join('\n')}
${code ? `<tr><td style="padding:20px 32px 0"><div style="padding:16px;border-radius:8px;background:${ground};text-align:center;font-size:28px;line-height:36px;font-weight:650;letter-spacing:0.18em;font-variant-numeric:tabular-nums">${escapeHtml(code)}</div></td></tr>` : ''}
${button ? `<tr><td style="padding:20px 32px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:${accent};color:#FFFFFF;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></td></tr>` : ''}
<tr><td style="padding:24px 32px 28px;font-size:13px;line-height:20px;color:${quietInk}">${escapeHtml(footnote)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
