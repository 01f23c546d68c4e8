import { readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'

/** Owner of the database and of all that is in it; it has no other rights. */
export const appRole = 'fabelhain_app'

/** Makes the role and gives it the database that the superuser is connected to, and what is in it. */
export async function ownByAppRole(superuser: ClientBase): Promise<void> {
  // The build lays it beside the server.
  await superuser.query(await readFile(new URL('./app-role.sql', import.meta.url), 'utf8'))
}
