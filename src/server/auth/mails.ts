import { html } from 'hono/html'
import type { Language } from '../../contract/base.ts'
import { nicknameLength } from '../../contract/rules.ts'
import type { Mail } from '../platform/mailer.ts'
import type { LetterText, MailTexts } from './mail-texts.ts'
import { mailTexts } from './mail-texts.ts'

/** Whom a mail is for: `name` is what somebody once typed, `language` that of the page. */
export interface Recipient {
  to: string
  name: string
  language: Language
}

const letter =
  (choose: (texts: MailTexts) => LetterText) =>
  (recipient: Recipient, link: string): Mail =>
    layOut(recipient, choose(mailTexts[recipient.language]), link)

/** Asks the owner of a new account to prove the mailbox. */
export const verificationMail = letter(({ verification }) => verification)

/** Leads to a new password; also sent to owners whose account has had none so far. */
export const resetMail = letter(({ reset }) => reset)

/** Goes to the old address and asks whether the change is wanted. */
export const changeRequestMail = (recipient: Recipient, newEmail: string, link: string): Mail =>
  letter(({ changeRequest }) => changeRequest(newEmail))(recipient, link)

/** Goes to the new address; only after its link is opened does the change take place. */
export const newAddressMail = letter(({ newAddress }) => newAddress)

/** Tells the owner of an account that somebody named its address as a new one. */
export const knownAddressMail = letter(({ knownAddress }) => knownAddress)

/** Leads to a new PIN for the parents' area. */
export const pinResetMail = letter(({ pinReset }) => pinReset)

/**
 * Paper, ink and lantern of the product, in the inline styles that mail programs understand. Without
 * a link there is no button.
 */
export function layOut(
  { to, name, language }: Recipient,
  text: LetterText,
  link: string | null,
): Mail {
  const { subject, opening, button, afterwards, items = [], rows = [], terms = [], closing } = text
  const { greeting: greet, farewell, copyHint } = mailTexts[language]
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
 * Whoever registers a stranger's address chooses the name in the mail to it: what mail programs turn
 * into a link, turns the line around or is longer than a name is not repeated there.
 */
function isGreetable(name: string): boolean {
  const isSuspicious = /[/\\@:]|\S[.。．｡]\S|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
  return name.length <= nicknameLength.max && !isSuspicious.test(name)
}
