/** Styles of the standalone page, in the product's colours; black on white in print. */
export const readableStyle = `
* { box-sizing: border-box }
body { margin: 0; padding: 2rem 1rem 4rem; background: #fbf5e6; color: #26264a;
  font: 17px/1.55 Andika, 'Trebuchet MS', Verdana, sans-serif; overflow-wrap: anywhere }
main { max-width: 62rem; margin: 0 auto }
header, section, nav { margin: 0 0 1.5rem; padding: 1.5rem clamp(1rem, 4vw, 2rem); background: #fffdf6;
  border: 1px solid #eadfc4; border-radius: 20px }
.mark { margin: 0; font-weight: bold; color: #8f4300 }
h1 { margin: .25rem 0 1rem; font-size: clamp(1.6rem, 5vw, 2.3rem); line-height: 1.15 }
h2 { margin: 0 0 1rem; font-size: 1.35rem; line-height: 1.2 }
p { margin: 0 }
a { color: #1a5a96 }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none }
nav a { display: inline-block; padding: .35rem 0 }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem 1.5rem; margin: 0 }
dl + dl { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid #eadfc4 }
dt { font-size: .9rem; color: #56567c }
dd { margin: 0 }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .95rem }
th, td { padding: .45rem .75rem .45rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid #eadfc4; min-width: 6rem; overflow-wrap: break-word }
th { font-size: .9rem; font-weight: normal; color: #56567c }
.left { margin-top: 1rem; font-size: .9rem; color: #56567c }
footer { padding: 0 clamp(1rem, 4vw, 2rem); font-size: .95rem }
@media print {
  @page { size: A4 landscape; margin: 14mm }
  body { padding: 0; background: none; color: #000; font-size: 10pt }
  header, section { padding: 0; border: 0; background: none }
  nav { display: none }
  h2, thead { break-after: avoid }
  tr, dl > div { break-inside: avoid }
  .wide { overflow: visible }
  table { font-size: 8pt }
  th, td { min-width: 0 }
}
`
