import { addYears } from 'date-fns'

const keptYears = 2

/** When a message is forgotten: long enough to come back to it, and no longer (Art. 5 (1) e GDPR). */
export const ticketKeptUntil = (receivedAt: Date): Date => addYears(receivedAt, keptYears)
