/** Without signs that turn text around and could make it say something else to whoever reads it. */
export const inOneDirection = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** With nothing in it that mail programs turn into a link. */
export const withoutLinks = (text: string) =>
  text.replace(/:\/\/|@|(?<=\S)[.。．｡](?=\p{L})/gu, ' $& ')
