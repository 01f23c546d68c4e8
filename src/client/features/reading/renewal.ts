interface Addressed {
  addressesExpireAt: string
  counterReset: string | null
}

/**
 * Whether a story whose files are gone may be opened again unasked: its addresses have expired,
 * and in the month of its opening that costs nothing.
 */
export function isRenewable({ addressesExpireAt, counterReset }: Addressed, now: Date): boolean {
  const isExpired = Date.parse(addressesExpireAt) <= now.getTime()
  return isExpired && (counterReset === null || now.getTime() < Date.parse(counterReset))
}
