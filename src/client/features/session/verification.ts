/** Whether a mailed link confirms an address or only the wish to change it (a second mail follows). */
export function verificationKind(token: string): 'address' | 'change' {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const isChange =
      typeof claims === 'object' &&
      claims !== null &&
      'requestType' in claims &&
      claims.requestType === 'change-email-confirmation'
    return isChange ? 'change' : 'address'
  } catch {
    return 'address'
  }
}
