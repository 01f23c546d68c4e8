import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

test('the spinner is a blue circle of 50 pixels', () => {
  const markup = renderToStaticMarkup(<Spinner label="Lädt" />)
  for (const style of ['width:50px', 'height:50px', 'border-radius:100%', '#4c8fdc'])
    expect(markup).toContain(style)
})
