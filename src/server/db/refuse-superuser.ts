import type { Database } from './client.ts'

/** DATABASE_URL names a role with superuser rights. */
class SuperuserError extends Error {
  override name = 'SuperuserError'
}

/** Throws `SuperuserError` where the connection's role is a superuser or acts as one. */
export async function refuseSuperuser(db: Database): Promise<void> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select rolname as name from pg_roles
      where rolsuper and rolname in (session_user, current_user) limit 1`,
  )
  const role = rows[0]?.name
  if (role === undefined) return
  throw new SuperuserError(
    `Die Rolle „${role}“ aus DATABASE_URL ist ein Superuser: Wer in Fabelhain einbricht, hätte damit alle ` +
      'Datenbanken und die Dateien von PostgreSQL. Nimm eine Rolle, der nur diese Datenbank gehört: ' +
      'docs/operations.md sagt unter „Database role“, wie.',
  )
}
