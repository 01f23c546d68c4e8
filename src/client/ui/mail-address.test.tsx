import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailAddress } from './mail-address.tsx'

test('an address may break before its last @ only', () => {
  expect(renderToStaticMarkup(<MailAddress>{'"a@b"@example.org'}</MailAddress>)).toBe(
    '<b>&quot;a@b&quot;<wbr/>@example.org</b>',
  )
})
