import pg from 'pg'

export interface Account {
  uid: string
  /** Header value with all cookies of the session. */
  cookie: string
}

/** Registers verified accounts over HTTP; their number must stay below the limit of sign-ups. */
export async function registerAccounts(
  baseUrl: string,
  connection: pg.ClientConfig,
  count: number,
): Promise<[Account, ...Account[]]> {
  const accounts: Account[] = []
  for (let index = 0; index < count; index++) {
    const send = (path: string, method: string, body: unknown, cookie = '') =>
      fetch(`${baseUrl}${path}`, {
        method,
        headers: { 'content-type': 'application/json', origin: baseUrl, cookie },
        body: JSON.stringify(body),
      })
    const email = `bench-${index}@example.org`
    const answer = await send('/api/auth/sign-up/email', 'POST', {
      name: `Bench ${index}`,
      email,
      password: 'sieben lila Löwen',
    })
    if (!answer.ok) throw new Error(`sign-up failed: ${await answer.text()}`)
    const { user }: { user: { id: string } } = await answer.json()
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    await send(`/api/users/${user.id}`, 'PUT', { email }, cookie)
    accounts.push({ uid: user.id, cookie })
  }
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('update "user" set email_verified = true')
  await client.end()
  const [first, ...others] = accounts
  if (!first) throw new Error('no account')
  return [first, ...others]
}

/**
 * Fills the library with copies of a story and raises the accounts' limits. Returns the library's own stories
 * that a new family may open.
 */
export async function fillDatabase(
  connection: pg.ClientConfig,
  stories: number,
): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ storyId: string }>(
    `select s.story_id as "storyId" from story s join story copied on copied.story_id = 'fuchs-laterne'
      where s.age_from <= copied.age_from and s.scare <= copied.scare and s.is_published`,
  )
  await client.query(
    `insert into story (story_id, title, file_name, cover_image_url, languages, story_values, kind,
        age_from, age_to, minutes, words, author, published_at, content_hash)
      select 'bench-' || n, 'Geschichte Nummer ' || n, 'bench.pdf', cover_image_url, languages,
        story_values, kind, age_from, age_to, minutes, words, author, published_at, 'bench'
      from story, generate_series(0, $1::int - 1) n where story_id = 'fuchs-laterne'`,
    [stories],
  )
  for (const [table, columns] of [
    [
      'story_text',
      'language, title, subtitle, teaser, about, content_note, questions, glossary, pages, pdf_key',
    ],
    ['story_picture', 'name, width_px, file_key'],
  ]) {
    await client.query(
      `insert into ${table} (story_id, ${columns})
        select 'bench-' || n, ${columns} from ${table}, generate_series(0, $1::int - 1) n
        where story_id = 'fuchs-laterne'`,
      [stories],
    )
  }
  await client.query('update profile set quota_pdf_reads = 1000000')
  await client.query('analyze')
  await client.end()
  return rows.map(({ storyId }) => storyId)
}

/** The signed address of the sample's book for an account, and the key of its file. */
export async function openBook(baseUrl: string, { cookie }: Account) {
  const answer = await fetch(`${baseUrl}/api/reading/open`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      origin: baseUrl,
      cookie,
    },
    body: JSON.stringify({ storyId: 'fuchs-laterne' }),
  })
  const { texts }: { texts: { de: { pdfUrl: string } } } = await answer.json()
  const { pdfUrl } = texts.de
  return { url: pdfUrl, key: pdfUrl.replace(/^\/files\/|\?.*$/g, '') }
}
