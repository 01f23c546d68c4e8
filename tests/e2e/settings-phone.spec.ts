import { signUp } from './accounts.ts'
import { addChild, chooseChild } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the links to the sections stay in the window, above the linked section, and mark it', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/account-settings')
  const nav = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  for (const name of ['Konto löschen', 'Kinderprofile']) {
    await nav.getByRole('link', { name }).click()
    const heading = page.getByRole('region', { name }).getByRole('heading', { name, level: 2 })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(nav.locator('[aria-current]')).toHaveText(name)
    await expect(nav.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    const strip = await nav.boundingBox()
    const { y = 0 } = (await heading.boundingBox()) ?? {}
    // Far enough for the edge of the card.
    expect((strip?.y ?? 0) + (strip?.height ?? 0) + 16).toBeLessThan(y)
  }
})

test('the form of a new child begins with its heading and name between the links and the buttons', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/account-settings')
  await page.getByRole('button', { name: '+ Kind hinzufügen' }).click()
  const form = page.getByRole('form', { name: 'Neues Kind' })
  await expect(form.getByLabel('Spitzname')).toBeFocused()
  const [strip, heading, name, save] = await Promise.all(
    [
      page.getByRole('navigation', { name: 'Auf dieser Seite' }),
      form.getByRole('heading'),
      form.getByLabel('Spitzname'),
      form.getByRole('button', { name: 'Speichern' }),
    ].map(async (part) => {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
      return { top: y, bottom: y + height }
    }),
  )
  expect(strip?.bottom).toBeLessThan(heading?.top ?? 0)
  expect(name?.bottom).toBeLessThan(save?.top ?? 0)

  // The focus goes back to the button that opened the form; after the save it is beside the message.
  const add = page.getByRole('button', { name: '+ Kind hinzufügen' })
  const cancel = form.getByRole('button', { name: 'Abbrechen' })
  await cancel.click()
  await expect(add).toBeFocused()
  await add.click()
  await form.getByLabel('Spitzname').fill('Ben')
  await cancel.click()
  const question = page.getByRole('dialog', { name: 'Noch nicht gespeichert' })
  await question.getByRole('button', { name: 'Weiterschreiben' }).click()
  await expect(form.getByLabel('Spitzname')).toHaveValue('Ben')
  await cancel.click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(add).toBeFocused()
  await add.click()
  await form.getByLabel('Spitzname').fill('Mia')
  await form.getByLabel('Spitzname').press('Enter')
  await expect(page.getByText('Das Profil von Mia ist gespeichert.')).toBeVisible()
  const edit = page.getByRole('button', { name: 'Mia bearbeiten' })
  await expect(edit).toBeFocused()
  await edit.click({ trial: true, timeout: 2000 })
})

test('an error of the form of a child is in sight, above the buttons', async ({ page }) => {
  await signUp(page)
  await page.goto('/account-settings')
  await page.getByRole('button', { name: '+ Kind hinzufügen' }).click()
  const form = page.getByRole('form', { name: 'Neues Kind' })
  await form.getByLabel('Spitzname').fill('Mia')
  const more = form.getByText('Grusel, Lesestufe, Sprachen und Geburtsjahr')
  await more.click()
  await form.getByLabel('Geburtsjahr').fill('12')
  await more.click()
  // The error opens what is folded.
  await form.getByLabel('Spitzname').press('Enter')
  const error = form.getByText('Das Geburtsjahr hat vier Ziffern')
  await expect(error).toBeInViewport({ ratio: 1 })
  await expect(form.getByLabel('Geburtsjahr')).toBeFocused()
  const { y = 0, height = 0 } = (await error.boundingBox()) ?? {}
  const save = await form.getByRole('button', { name: 'Speichern' }).boundingBox()
  expect(y + height).toBeLessThan(save?.y ?? 0)
})

test('in a low window the buttons that delete a child are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await signUp(page)
  await addChild(page, { name: 'Mia' })
  await chooseChild(page)
  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'Mia löschen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profil von Mia löschen?' })
  for (const name of ['Behalten', 'Endgültig löschen']) {
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await expect(dialog.getByText('die Einträge im Lesetagebuch')).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(dialog.getByText('Setz erst das Häkchen')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('checkbox')).toBeFocused()
})
