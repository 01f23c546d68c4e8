import { html } from 'hono/html'
import type { Language } from '../../contract/base.ts'
import { nicknameLength } from '../../contract/rules.ts'
import type { Mail } from './mailer.ts'

/** Recipient of a mail; `name` is user input, `language` that of the page. */
export interface Recipient {
  to: string
  name: string
  language: Language
}

/** Text of a mail around its link. */
export interface MailText {
  subject: string
  /** Follows the greeting, so that it begins with a lower-case letter in German. */
  opening: string
  button: string
  afterwards: string
  /** Facts below the opening, as in a receipt. */
  rows?: { label: string; value: string }[]
  /** Small print at the end. */
  terms?: { title: string; text: string }[]
  /** A list below the opening. */
  items?: { title: string; facts: string; text: string; link: string }[]
  /** Shown at the foot instead of the button's address. */
  closing?: { text: string; label: string; link: string }
}

/** Greeting, farewell and hint of every mail, by language. */
const frames: Record<
  Language,
  { greeting: (name: string) => string; farewell: string; copyHint: string }
> = {
  de: {
    greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    farewell: 'Herzliche Grüße',
    copyHint: 'Falls der Knopf nicht geht, kopiere diese Adresse in deinen Browser:',
  },
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    farewell: 'Warm wishes',
    copyHint: 'If the button does not work, copy this address into your browser:',
  },
}

/**
 * Renders a mail as HTML with inline styles, which mail programs require, and as plain text. Without a
 * link there is no button.
 */
export function renderMail(
  { to, name, language }: Recipient,
  text: MailText,
  link: string | null,
): Mail {
  const { subject, opening, button, afterwards, items = [], rows = [], terms = [], closing } = text
  const { greeting: greet, farewell, copyHint } = frames[language]
  const greeting = greet(isGreetable(name) ? name : '')
  const copy = link === null ? null : { text: copyHint, label: link, link }
  const foot = closing ?? copy
  const paragraph = 'margin:0 0 16px;font-size:17px;line-height:1.55'
  const table = 'margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:1.45'
  const cell = 'padding:6px 16px 6px 0;text-align:left;vertical-align:top'
  const page = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#fbf5e6;color:#26264a;font-family:Andika,'Trebuchet MS',Verdana,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf6;border-radius:20px;border:1px solid #eadfc4">
<p style="margin:0 0 24px;font-size:24px;font-weight:bold">Fabelhain</p>
<p style="${paragraph}">${greeting}</p>
<p style="${paragraph};white-space:pre-line">${opening}</p>
${rows.length === 0 ? '' : html`<table style="${table}">${rows.map(({ label, value }) => html`<tr><th style="${cell};color:#56567c;font-weight:normal">${label}</th><td style="${cell};white-space:pre-line">${value}</td></tr>`)}</table>`}
${items.map(
  (item) =>
    html`<p style="${paragraph}"><a href="${item.link}" style="color:#1a5a96;font-weight:bold">${item.title}</a><br><span style="color:#56567c">${item.facts}</span><br>${item.text}</p>`,
)}
${link === null ? '' : html`<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;background:#ffb64d;color:#2a1a06;border-radius:14px;font-size:17px;font-weight:bold;text-decoration:none">${button}</a></p>`}
<p style="${paragraph}">${afterwards}</p>
<p style="${paragraph}">${farewell}<br>Fabelhain</p>
${terms.map(({ title, text }) => html`<p style="margin:16px 0 0;font-size:14px;line-height:1.5;color:#56567c"><strong>${title}</strong><br>${text}</p>`)}
${foot === null ? '' : html`<p style="margin:24px 0 0;font-size:15px;line-height:1.5;color:#56567c">${foot.text}<br><a href="${foot.link}" style="color:#1a5a96;word-break:break-all">${foot.label}</a></p>`}
</div>
</body>
</html>`
  const plain = [
    greeting,
    opening,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...items.map((item) => `${item.title}\n${item.facts}\n${item.text}\n${item.link}`),
    ...(link === null ? [] : [`${button}:\n${link}`]),
    afterwards,
    `${farewell}\nFabelhain`,
    ...terms.map(({ title, text }) => `${title}\n${text}`),
    ...(closing ? [`${closing.text}\n${closing.label}: ${closing.link}`] : []),
  ]
  return { to, subject, text: plain.join('\n\n'), html: String(page) }
}

/**
 * Whether a name may be used in the greeting. Somebody can register another person's address with any
 * name, so that links, bidirectional marks and long texts are left out.
 */
function isGreetable(name: string): boolean {
  const isSuspicious = /[/\\@:]|\S[.。．｡]\S|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
  return name.length <= nicknameLength.max && !isSuspicious.test(name)
}
