/** The first match counts: most User-Agents also name other browsers. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const systems: [string, RegExp][] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\b(?:Macintosh|Mac OS X)\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: [string, RegExp][], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Browser and system of a User-Agent; null where unknown. */
export function describeBrowser(userAgent: string | null): {
  browser: string | null
  system: string | null
} {
  const text = userAgent ?? ''
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) }
}
