import { html, raw } from 'hono/html'

const style = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 40px 16px; background: #fbf5e6; color: #26264a;
  font: 18px/1.5 Andika, 'Trebuchet MS', Verdana, sans-serif }
header { margin: -40px -16px 40px; padding: 14px 24px; background: #151f4a; color: #fff3d6;
  font: 800 24px/1.3 Grandstander, 'Trebuchet MS', Verdana, sans-serif }
header small { margin-left: 8px; font-size: 18px; color: #ffb64d }
aside { max-width: 560px; margin: -16px auto 24px; font-size: 16px; text-align: center; color: #56567c }
main { max-width: 560px; margin: 0 auto; padding: 32px; background: #fffdf6; border-radius: 20px;
  box-shadow: 0 2px 6px #26264a1f, 0 12px 32px #26264a1f, inset 0 1px #fff }
main.wide { max-width: 760px }
h2 { margin: 32px 0 12px; font: 800 24px/1.3 Grandstander, 'Trebuchet MS', Verdana, sans-serif }
h1 { margin: 0 0 8px; overflow-wrap: anywhere; font: 800 32px/1.2 Grandstander, 'Trebuchet MS', Verdana, sans-serif }
p { margin: 0 0 16px; overflow-wrap: anywhere } .soft { color: #56567c }
a { color: #1a5a96 }
ul { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 12px }
button, .row { display: block; width: 100%; min-height: 56px; padding: 12px 20px; text-align: left;
  font: inherit; color: inherit; background: #fbf5e6; border: 2px solid #8a8069; border-radius: 14px;
  text-decoration: none; cursor: pointer }
button:hover, .row:hover { background: #f6ead0 }
:focus-visible { outline: 3px solid #6d3fc0; outline-offset: 2px }
button small, .row small { display: block; font-size: 16px; color: #56567c }
button.primary { text-align: center; font-weight: bold; background: #ffb64d; color: #2a1a06;
  border-color: #ffb64d }
button.primary:hover { background: #f5a535 }
button.plain, a.plain { margin-top: 8px; text-align: center; color: #56567c; background: none;
  border-color: transparent; text-decoration: underline }
button.plain:hover, a.plain:hover { color: #26264a; background: none }
details { margin-top: 12px } details[open] summary { margin-bottom: 8px } summary { padding: 12px 20px; min-height: 44px; cursor: pointer }
label { display: block; margin: 0 0 16px }
input[type=text], input[type=email] { display: block; width: 100%; min-height: 48px; padding: 8px 14px;
  font: inherit; color: inherit; background: #fff; border: 2px solid #8a8069; border-radius: 14px }
input[type=checkbox], input[type=radio] { width: 24px; height: 24px; margin: 0 10px 0 0;
  vertical-align: -5px }
fieldset { display: grid; gap: 8px; margin: 0 0 24px; padding: 0; border: 0 }
fieldset label { display: flex; min-height: 56px; margin: 0; padding: 10px 16px; align-items: center;
  background: #fbf5e6; border: 2px solid #8a8069; border-radius: 14px; cursor: pointer }
fieldset label:hover { background: #f6ead0 }
fieldset label:has(:checked) { background: #f3ecfb; border-color: #6d3fc0 }
fieldset small { display: block }
fieldset input { flex: none; accent-color: #6d3fc0 }
legend { margin: 0 0 12px; padding: 0; font-weight: bold }
iframe { width: 100%; height: 620px; border: 2px solid #8a8069; border-radius: 14px; background: #fff }
dl { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); margin: 24px 0;
  border-top: 2px solid #26264a1f }
dt, dd { margin: 0; padding: 10px 16px 10px 0; border-bottom: 2px solid #26264a1f }
dt { color: #56567c } dd { padding-right: 0; text-align: right; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse } small { font-size: 16px; color: #56567c }
th, td { padding: 10px 16px 10px 0; text-align: left; vertical-align: top;
  border-bottom: 2px solid #26264a1f }
td.long { overflow-wrap: anywhere }
th.sum, td.sum { text-align: right; white-space: nowrap }
.scroll { overflow-x: auto; margin: 0 0 16px } td small { display: block }
th:last-child, td:last-child { padding-right: 0 }
.choices button { text-align: center }
.choices { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)) }
[role=alert] { padding: 14px 20px; font-weight: bold; background: #fde3d3; color: #6b1f0a;
  border: 2px solid #b4462a; border-radius: 14px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 16px/1.5 ui-monospace, monospace }
nav { display: flex; gap: 4px 20px; flex-wrap: wrap; margin: 0 0 12px }
main > nav:first-child { margin-top: -12px }
nav a { display: inline-flex; min-height: 44px; align-items: center }
@media (max-width: 480px) { main { padding: 24px 20px } body { padding-inline: 12px }
  header { margin-inline: -12px } h1 { font-size: 28px } th, td { padding-right: 12px } }
@media print { body { padding: 0; background: #fff; color: #000 } header, aside, nav { display: none }
  main, main.wide { max-width: none; padding: 0; box-shadow: none } .scroll { overflow: visible } }
`

type Markup = ReturnType<typeof html>

/** A page of the stand-ins; its forms may lead to `formTargets`. */
export async function demoPage(
  {
    title,
    isWide = false,
    formTargets = [],
  }: { title: string; isWide?: boolean; formTargets?: string[] },
  content: Markup,
): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style>
</head>
<body><header>Fabelhain <small>Demo</small></header><aside>Dies ist eine Demo: Hier ist nichts echt und nichts geheim. Gib keine wirklichen Namen, Adressen oder Passwörter ein.</aside><main class="${isWide ? 'wide' : ''}">${content}</main></body>
</html>`
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      // With `no-referrer` the browser would send `Origin: null` with forms.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
