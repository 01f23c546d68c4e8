/** The session of a request, with the state of its browser in the family. */
export interface Session {
  uid: string
  /** Whether the account's mailbox is verified. */
  isVerified: boolean
  /** Whether the account has a PIN. */
  hasPin: boolean
  sessionId: string
  /** Time of the sign-in. */
  createdAt: Date
  /** Null until a child is chosen. */
  activeChildId: string | null
  isKidsMode: boolean
  gateOpenUntil: Date | null
  /** When the password was last confirmed in this session. */
  confirmedAt: Date | null
}
