import { readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'

/** The role that owns the database and all objects in it; it has no other rights. */
export const appRole = 'fabelhain_app'

/** Creates the role and makes it the owner of the superuser's current database and its objects. */
export async function ownByAppRole(superuser: ClientBase): Promise<void> {
  // The build copies the file beside the server.
  await superuser.query(await readFile(new URL('./app-role.sql', import.meta.url), 'utf8'))
}
