/** Whose session a request came with, and what its browser is for the family. */
export interface Session {
  uid: string
  sessionId: string
  /** When it was signed in. */
  createdAt: Date
  /** Null until somebody chose who reads. */
  activeChildId: string | null
  isKidsMode: boolean
  gateOpenUntil: Date | null
  /** When the password was last given again. */
  confirmedAt: Date | null
}
