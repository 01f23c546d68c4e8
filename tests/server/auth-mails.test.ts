import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestAuth, goodPassword, newAddress, type TestAuth } from '../support/sign-in.ts'

let app: TestAuth
beforeAll(async () => {
  app = await createTestAuth()
})
afterAll(() => app.drop())

/** Sends every sign-in mail once; in the order in which an account gets them. */
async function receiveAll(language: string | undefined, name = 'Familie Fuchs') {
  const headers = language === undefined ? undefined : { 'accept-language': language }
  const browser = app.newBrowser()
  const [email, newEmail] = [newAddress(), newAddress()]
  const before = app.mails.length
  const post = async (path: string, body: unknown = {}) => {
    const { status } = await browser.post(path, body, headers)
    expect([path, status]).toEqual([path, 200])
  }
  await post('/sign-up/email', { name, email, password: goodPassword })
  await post('/send-verification-email')
  await post('/verify-email', { token: app.tokenFor(email, 'verify') })
  await post('/request-password-reset', { email })
  await post('/change-email', { newEmail })
  await post('/verify-email', { token: app.tokenFor(email, 'verify') })
  return app.mails.slice(before)
}

const german = [
  'Bitte bestätige deine E-Mail-Adresse',
  'Bitte bestätige deine E-Mail-Adresse',
  'Ein neues Passwort für Fabelhain',
  'Soll deine E-Mail-Adresse geändert werden?',
  'Bitte bestätige deine neue E-Mail-Adresse',
]
const english = [
  'Please confirm your email address',
  'Please confirm your email address',
  'A new password for Fabelhain',
  'Would you like to change your email address?',
  'Please confirm your new email address',
]

describe('mails', () => {
  test.each([
    ['en', 'en', english],
    ['en-GB,de;q=0.5', 'en', english],
    ['de', 'de', german],
    [undefined, 'de', german],
    ['fr', 'de', german],
  ])('requested in %s are in %s', async (header, language, subjects) => {
    const mails = await receiveAll(header)
    expect(mails.map(({ subject }) => subject)).toEqual(subjects)
    for (const { html, text } of mails) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(text).toContain(language === 'en' ? 'Hello Familie Fuchs,' : 'Hallo Familie Fuchs,')
      // The mail has no words of the other language; HTML and text say the same.
      const words = text.replaceAll(/https?:\S+/g, '')
      expect(words).not.toMatch(language === 'en' ? /[äöüß„]|\bdu\b/i : /\byou\b|“\w/i)
      for (const line of text.split('\n').filter((line) => line !== ''))
        expect(html.replaceAll('&amp;', '&')).toContain(line.replace(/:$/, ''))
    }
  })

  test.each([
    'Gewinn abholen: https://evil.example/x',
    'www.evil.example',
    'evil.example/gewinn',
    'schreib an chef@evil.example',
    'www。evil。example',
    'Igel \u202eelpmaxe',
    'Du hast gewonnen! Klicke gleich hier unten',
  ])('to unverified addresses do not contain the name “%s”', async (name) => {
    const [mail] = await receiveAll('de', name)
    expect(mail?.text).toMatch(/^Hallo,\n/)
    expect(`${mail?.text}${mail?.html}`).not.toContain(name)
  })

  test.each(['Fam. Müller', 'Zoë & Noé', "O'Hara", 'Familie <b>Igel</b>'])(
    'greet %s by name',
    async (name) => {
      const [mail] = await receiveAll('de', name)
      expect(mail?.html).not.toContain('<b>Igel')
      if (!name.includes('/')) expect(mail?.text).toMatch(`Hallo ${name},\n`)
    },
  )
})
