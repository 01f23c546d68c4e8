import type { AuthUser } from '../../contract/profile.ts'
import type { Database } from '../db/client.ts'
import type { Log } from '../platform/log.ts'
import { Email } from './endpoints.ts'
import { changeRole, listEditors, type RoleChange } from './users.ts'

export const adminHelp = `Wer zur Redaktion gehört

  npm run admin -- grant <E-Mail> [Rolle]   gibt einem Konto eine Rolle
  npm run admin -- revoke <E-Mail>          nimmt sie ihm wieder
  npm run admin -- list                     zeigt alle, die eine haben
  npm run admin -- help                     zeigt diese Hilfe

Rollen:
  publisher   schreibt und veröffentlicht Geschichten; gilt, wenn keine Rolle dasteht
  editor      schreibt Geschichten und gibt sie zur Prüfung

Das Konto muss es schon geben, und seine Adresse muss bestätigt sein. Im Container heißt der Befehl
  docker compose exec app node dist/server/admin.js grant <E-Mail>
Die Redaktion arbeitet auf der Seite /content-manager.`

export type AdminTask =
  | { kind: 'help' }
  | { kind: 'list' }
  | { kind: 'change'; email: string; role: AuthUser['role'] }
  | { kind: 'misspelt'; problem: string }

const grantedRoles: Record<string, AuthUser['role']> = { editor: 'editor', publisher: 'publisher' }

/** What the arguments of the command ask for. */
export function parseAdminTask([name = 'help', given, ...others]: string[]): AdminTask {
  const email = Email.safeParse(given).data
  if (name === 'grant') {
    const [roleName = 'publisher', ...rest] = others
    const role = grantedRoles[roleName]
    if (email && role && rest.length === 0) return { kind: 'change', email, role }
    const problem =
      'Zu „grant“ gehören eine E-Mail-Adresse und höchstens eine Rolle: editor, publisher.'
    return { kind: 'misspelt', problem }
  }
  if (name === 'revoke') {
    if (email && others.length === 0) return { kind: 'change', email, role: 'parent' }
    return { kind: 'misspelt', problem: 'Zu „revoke“ gehört genau eine E-Mail-Adresse.' }
  }
  if (['help', '--help', '-h'].includes(name)) return { kind: 'help' }
  if (name === 'list' && given === undefined) return { kind: 'list' }
  const rest = [name, given, ...others].filter((one) => one !== undefined)
  return { kind: 'misspelt', problem: `„${rest.join(' ')}“ gibt es nicht.` }
}

/** The text for the operator, and whether the task was refused. */
export interface AdminAnswer {
  text: string
  isRefused: boolean
}

/** Every editor and publisher with address, role and name. */
export async function answerList(db: Database): Promise<AdminAnswer> {
  const editors = await listEditors(db)
  if (editors.length === 0) {
    const text =
      'Noch gehört niemand zur Redaktion. Nächster Schritt: npm run admin -- grant <E-Mail>'
    return { text, isRefused: false }
  }
  const width = Math.max(...editors.map(({ email }) => email.length))
  const lines = editors.map(
    ({ email, displayName, role }) => `  ${email.padEnd(width)}  ${role.padEnd(9)}  ${displayName}`,
  )
  return { text: `Zur Redaktion gehören:\n${lines.join('\n')}`, isRefused: false }
}

/** Changes a role and says the next step. */
export async function answerChange(
  db: Database,
  log: Log,
  { email, role }: Pick<AuthUser, 'email' | 'role'>,
): Promise<AdminAnswer> {
  const change = await changeRole(db, log, { email, role })
  const isRefused = change === 'unknown' || change === 'unverified'
  return { text: textOf(change, email, role), isRefused }
}

function textOf(change: RoleChange, email: string, role: AuthUser['role']): string {
  switch (change) {
    case 'changed':
      return role === 'parent'
        ? `${email} gehört nicht mehr zur Redaktion; das gilt sofort, auch in offenen Fenstern.`
        : `${email} gehört jetzt zur Redaktion (${role}). Nächster Schritt: anmelden (wer es schon ist, ` +
            'lädt die Seite neu) und /content-manager öffnen.'
    case 'unchanged':
      return role === 'parent'
        ? `${email} gehört nicht zur Redaktion. Es bleibt dabei.`
        : `${email} gehört schon zur Redaktion (${role}). Es bleibt dabei.`
    case 'unknown':
      return (
        `Zu ${email} gibt es kein Konto. Nächster Schritt: auf der Seite registrieren, die Adresse ` +
        'bestätigen und diesen Befehl wiederholen.'
      )
    case 'unverified':
      return (
        `Die Adresse ${email} ist noch nicht bestätigt. Nächster Schritt: den Link in der Mail öffnen, ` +
        'die nach der Registrierung kam (die Seite schickt sie auch noch einmal), und diesen Befehl wiederholen.'
      )
    default:
      throw change satisfies never
  }
}
