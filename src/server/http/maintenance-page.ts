import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Families of the page, each with the file of the built client that has it. */
const fonts = [
  { family: 'Grandstander', weight: 800, file: /^grandstander-latin-800-normal-.+\.woff2$/ },
  { family: 'Andika', weight: 400, file: /^andika-latin-400-normal-.+\.woff2$/ },
]

/**
 * The page of the maintenance: complete in itself, without scripts, so that a proxy may also send it
 * while no server runs. Only the fonts are files, and the page does without them.
 */
export async function maintenancePage(clientDir: string): Promise<string> {
  const files = await readdir(path.join(clientDir, 'static')).catch(() => [])
  const faces = fonts.map(({ family, weight, file }) => {
    const name = files.find((one) => file.test(one))
    return name
      ? `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(/static/${name}) format("woff2")}`
      : ''
  })
  return page.replace('/* fonts */', () => faces.join(''))
}

const page = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#151f4a">
<title>Fabelhain macht eine kurze Pause</title>
<style>
/* fonts */
* { box-sizing: border-box; margin: 0 }
body { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; background: #151f4a;
  color: #fff3d6; font: 400 1.125rem/1.6 Andika, Arial, sans-serif }
svg { display: block; width: 100%; height: 44vh; min-height: 13rem; flex: none }
main { flex: 1; padding: 0 1rem 2rem; background: #131d4b }
.sheet { position: relative; max-width: 38rem; margin: -2.5rem auto 0; padding: 1.75rem 1.5rem; border-radius: 20px;
  background: #fdf0d2; color: #26264a; overflow-wrap: anywhere;
  box-shadow: 0 2px 6px rgb(15 19 48 / .3), 0 12px 32px rgb(15 19 48 / .4), inset 0 1px 0 #fffaf0 }
h1, h2, a { font-family: Grandstander, "Comic Sans MS", Arial, sans-serif; font-weight: 800; line-height: 1.15 }
h1 { font-size: clamp(1.75rem, 1.2rem + 2.6vw, 2.5rem); text-wrap: balance }
h2 { font-size: 1.25rem }
p { margin-top: .75rem }
a { display: inline-block; margin-top: 1.25rem; padding: .875rem 1.5rem; border-radius: 14px; background: #ffb64d;
  color: #2a1a06; font-size: 1.125rem; text-decoration: none }
a:focus-visible { outline: 3px solid #6d3fc0; outline-offset: 3px }
[lang=en] { margin-top: 1.5rem; padding-top: 1.25rem; border-top: 2px dashed #857a5c; color: #54507a; font-size: 1rem }
</style>
</head>
<body>
<svg viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#16204f"/><stop offset="1" stop-color="#5b6fb5"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#ffd88a" stop-opacity=".75"/><stop offset="1" stop-color="#ffd88a" stop-opacity="0"/></radialGradient>
<filter id="cut" x="-10%" y="-10%" width="120%" height="130%"><feDropShadow dy="4" stdDeviation="5" flood-color="#0b0f2a" flood-opacity=".45"/></filter>
<path id="fir" d="M0-96 24-46h-9l19 35h-10L40 18h-30v14h-20V18h-30l16-29h-10l19-35h-9z"/></defs>
<path fill="url(#sky)" d="M0 0h1200v420H0z"/>
<g fill="#fff3d6"><circle cx="330" cy="64" r="3"/><circle cx="620" cy="168" r="2"/><circle cx="704" cy="112" r="2.5"/><circle cx="842" cy="150" r="2"/><circle cx="900" cy="56" r="3"/><circle cx="210" cy="132" r="2"/><circle cx="1010" cy="104" r="2.5"/><circle cx="96" cy="52" r="2.5"/><circle cx="1120" cy="44" r="2"/></g>
<path filter="url(#cut)" fill="#fbe9b7" d="M486 108a58 58 0 1 0 44 94 48 48 0 0 1-44-94z"/>
<g fill="#47609f" filter="url(#cut)"><use href="#fir" x="60" y="250"/><use href="#fir" x="210" y="236"/><use href="#fir" x="330" y="252"/><use href="#fir" x="800" y="258"/><use href="#fir" x="880" y="246"/><use href="#fir" x="1010" y="232"/><use href="#fir" x="1140" y="252"/><path d="M-20 440V262c120-34 240-22 360 0s250 26 380 0 300-30 500-6v184z"/></g>
<g fill="#2d4684" filter="url(#cut)"><use href="#fir" x="130" y="292"/><use href="#fir" x="270" y="304"/><use href="#fir" x="404" y="318"/><use href="#fir" x="940" y="306"/><use href="#fir" x="1080" y="292"/><path d="M-20 440V306c160-26 300 8 460 18s280 2 400-18 230-10 380 4v130z"/></g>
<circle cx="664" cy="300" r="120" fill="url(#glow)"/>
<g filter="url(#cut)"><path fill="#1d3069" d="M-20 440v-78c200-34 420-14 640-10s400-28 600-4v92z"/>
<path fill="#7a3b2e" d="M500 322h110v28H500z"/><path fill="#fdf0d2" d="M506 327h104v18H506z"/><path fill="#7a3b2e" d="M500 322h8v28h-8z"/>
<path fill="#2f6f5a" d="M512 294h104v28H512z"/><path fill="#fff6e0" d="M512 299h98v18h-98z"/><path fill="#2f6f5a" d="M608 294h8v28h-8z"/><path fill="#ffb64d" d="M540 317h14v22l-7-6-7 6z"/>
<path fill="#26264a" d="M645 262h38l6 10h-50zM640 338h48v12h-48z"/><path fill="#ffd88a" d="M643 272h42v66h-42z"/><path fill="#ffb64d" d="M664 290c10 14 12 20 12 27a12 12 0 0 1-24 0c0-7 2-13 12-27z"/><path fill="none" stroke="#26264a" stroke-width="5" d="M650 262a14 16 0 0 1 28 0"/></g>
<path filter="url(#cut)" fill="#131d4b" d="M-20 440v-62c150-20 260 12 420 14s260-20 420-12 260 18 400 0v60z"/>
</svg>
<main><div class="sheet">
<h1>Der Fabelhain macht eine kurze Pause</h1>
<p>Wir putzen die Laternen und stauben die Bücher ab. Gleich könnt ihr weiterlesen.</p>
<p>Eure Geschichten, Lieblinge und Lesezeichen liegen sicher im Regal.</p>
<a href="">Noch einmal schauen</a>
<div lang="en"><h2>Fabelhain is taking a short break</h2>
<p>We are polishing the lanterns and dusting the books. You can read on in a moment; your stories, favourites and bookmarks are safe on the shelf.</p></div>
</div></main>
</body>
</html>
`
