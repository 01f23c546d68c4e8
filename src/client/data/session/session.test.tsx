import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './session.tsx'

test('useAuth outside the provider names the provider in its error', () => {
  const Lost = () => <p>{useAuth().user?.uid}</p>
  expect(() => renderToStaticMarkup(<Lost />)).toThrow(
    'useAuth must be used within the AuthProvider',
  )
})
