import type { AuthUser } from '../../../contract/profile.ts'

/** Whether the content manager is open to this account. */
export const isEditor = (user: AuthUser | null) => user !== null && user.role !== 'parent'

/** Whether this account may publish stories. */
export const isPublisher = (user: AuthUser | null) => user?.role === 'publisher'
