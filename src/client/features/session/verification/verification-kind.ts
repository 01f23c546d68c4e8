/** Whether a mailed link verifies an address or only approves its change (a second mail follows). */
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
