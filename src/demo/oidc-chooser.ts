import { html } from 'hono/html'
import { demoUsers } from './oidc-accounts.ts'
import { demoPage } from './web/page.ts'

/** The page that asks for an account; its forms go to `action`, which redirects to `target`. */
export function chooserPage({
  action,
  target,
  isWrong,
}: {
  action: string
  target: string
  isWrong: boolean
}): Promise<Response> {
  const userButton = (choice: keyof typeof demoUsers) => html`<li>
<button name="choice" value="${choice}">${demoUsers[choice].name}<small>${demoUsers[choice].email}</small></button>
</li>`
  return demoPage(
    { title: 'Mit welchem Konto? – Demo-Anmeldung', formTargets: [target] },
    html`
<h1>Mit welchem Konto?</h1>
<p class="soft">Dies ist die Demo-Anmeldung: Sie steht hier anstelle von Google. Es gibt keine Passwörter.</p>
<form method="post" action="${action}"><ul>${userButton('sommer')}${userButton('redaktion')}</ul></form>
<details ${isWrong ? 'open' : ''}>
<summary>Anderes Konto…</summary>
<form method="post" action="${action}">
${isWrong ? html`<p role="alert">Bitte gib einen Namen und eine vollständige E-Mail-Adresse an.</p>` : ''}
<label>Name <input type="text" name="name" required maxlength="80" autocomplete="off"></label>
<label>E-Mail-Adresse <input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label><input type="checkbox" name="verified" checked> Google hat diese Adresse geprüft</label>
<button class="primary" name="choice" value="other">Mit diesem Konto anmelden</button>
</form>
</details>
<form method="post" action="${action}"><button class="plain" name="choice" value="cancel">Abbrechen</button></form>`,
  )
}
