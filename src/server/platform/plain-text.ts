/** Removes bidirectional control characters, which could make a text read differently. */
export const inOneDirection = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** Breaks up addresses, so that mail programs do not turn them into links. */
export const withoutLinks = (text: string) =>
  text.replace(/:\/\/|@|(?<=\S)[.。．｡](?=\p{L})/gu, ' $& ')
