/** Address of a story whose end leads to the next remembered one. */
export const bedtimeAddress = (storyId: string) => `/reader?story=${storyId}&list=remember`

/** Whether the remembered stories are read one after the other. */
export const isBedtimeList = (address: URLSearchParams) => address.get('list') === 'remember'
