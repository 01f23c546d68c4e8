/** The list of polls. */
export const pollsAddress = '/content-manager?bereich=abstimmungen'

/** The form of a month's poll. */
export const pollAddress = (month: string) => `${pollsAddress}&monat=${month}`

/** The form of one that is not there yet. */
export const newPollAddress = pollAddress('neu')
