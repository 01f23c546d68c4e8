import { html, raw } from 'hono/html'

const style = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 40px 16px; background: #fbf5e6; color: #26264a;
  font: 18px/1.5 Andika, 'Trebuchet MS', Verdana, sans-serif }
header { margin: -40px -16px 40px; padding: 14px 24px; background: #151f4a; color: #fff3d6;
  font: 800 24px/1.3 Grandstander, 'Trebuchet MS', Verdana, sans-serif }
header small { margin-left: 8px; font-size: 18px; color: #ffb64d }
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
button.plain, a.plain { text-align: center; background: none; border-color: transparent;
  text-decoration: underline }
details { margin-top: 12px } summary { padding: 12px 20px; min-height: 44px; cursor: pointer }
label { display: block; margin: 0 0 16px }
input[type=text], input[type=email] { display: block; width: 100%; min-height: 48px; padding: 8px 14px;
  font: inherit; color: inherit; background: #fff; border: 2px solid #8a8069; border-radius: 14px }
input[type=checkbox], input[type=radio] { width: 24px; height: 24px; margin: 0 10px 0 0;
  vertical-align: -5px }
fieldset { margin: 0 0 16px; padding: 0; border: 0 } fieldset label { display: flex; align-items: start; padding: 4px 0 }
fieldset input { flex: none }
legend { margin: 0 0 12px; padding: 0; font-weight: bold }
iframe { width: 100%; height: 620px; border: 2px solid #8a8069; border-radius: 14px; background: #fff }
dl { display: grid; gap: 4px 24px; margin: 24px 0 } dt { color: #56567c }
dd { margin: 0 0 12px; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse } small { font-size: 16px; color: #56567c }
th, td { padding: 10px 16px 10px 0; text-align: left; vertical-align: top;
  border-bottom: 2px solid #26264a1f }
td.long { overflow-wrap: anywhere }
th.sum, td.sum { text-align: right; white-space: nowrap }
.scroll { overflow-x: auto; margin: 0 0 16px } .scroll table { min-width: 560px }
.choices { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)) }
[role=alert] { padding: 14px 20px; background: #fde3d3; color: #6b1f0a; border-radius: 14px }
@media print { header, nav { display: none } main { box-shadow: none } }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 16px/1.5 ui-monospace, monospace }
nav { display: flex; gap: 4px 20px; flex-wrap: wrap; margin: 0 0 12px }
nav a { display: inline-flex; min-height: 44px; align-items: center }
`

type Markup = ReturnType<typeof html>

/** A page of the stand-ins in the product's paper look; `formTargets` may receive its forms. */
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
<body><header>Fabelhain <small>Demo</small></header><main class="${isWide ? 'wide' : ''}">${content}</main></body>
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
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}
