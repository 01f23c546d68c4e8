import type { ClientBase, Pool } from 'pg'

/** DATABASE_URL names a role with superuser rights. */
class SuperuserError extends Error {
  override name = 'SuperuserError'
}

/** Throws `SuperuserError` where the connection's role is a superuser or acts as one. */
export async function refuseSuperuser(client: ClientBase | Pool): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
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

/** Statements over DATABASE_URL may run for ever. */
class StatementLimitError extends Error {
  override name = 'StatementLimitError'
}

/** Throws `StatementLimitError` where the limit that `migrate` gave the role is not in force. */
export async function requireStatementLimit(client: ClientBase | Pool): Promise<void> {
  const { rows } = await client.query<{ role: string; limit: string }>(
    `select current_user as role, current_setting('statement_timeout') as limit`,
  )
  const [found] = rows
  if (found?.limit !== '0') return
  throw new StatementLimitError(
    `Über DATABASE_URL gilt für die Rolle „${found.role}“ kein statement_timeout: Eine einzige langsame ` +
      'Abfrage könnte Fabelhain beliebig lange aufhalten. Der Start hat ihn der Rolle aus DATABASE_DIRECT_URL ' +
      '(sonst DATABASE_URL) gegeben, aber nur neue Verbindungen haben ihn. Hält ein Pooler noch alte, lass ihn ' +
      'neu verbinden (PgBouncer: RECONNECT). Arbeitet er mit einer anderen Rolle, gib ihn ihr: ' +
      `alter role ${found.role} set statement_timeout = '10s'.`,
  )
}
