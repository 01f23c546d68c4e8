import { flushSync } from 'react-dom'
import { useKidsMode } from '../../features/device/state/use-kids-mode.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { type Locale, locales } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { chooseLanguage, useLanguage } from '../preferences/language.ts'
import { useSiteMode } from './site-mode.ts'

const languageNames = { de: 'Deutsch', en: 'English' }

/** Community and legal links, language, copyright. */
export function Footer() {
  const isDemo = useSiteMode() !== 'production'
  if (useKidsMode()) return <KidsFooter />
  return (
    <footer className="footer night relative isolate mt-16 md:mt-24">
      <div className="cut-top absolute inset-0 -top-4 -z-10 bg-page" />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-6 gap-y-4 px-4 pt-8 pb-6 md:grid-cols-[1fr_auto] md:gap-y-2 md:px-8 *:md:col-span-2">
        <div className="flex flex-wrap items-baseline gap-x-4 md:col-span-1!">
          <p className="font-title text-xl font-extrabold">{m.site_name()}</p>
          <p className="text-soft">{m.footer_claim()}</p>
        </div>
        <LanguageSwitch />
        <CommunityLinks />
        <LegalLinks />
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-soft md:mt-2">
          <Copyright />
          {isDemo && (
            <p>
              {m.footer_demo()} <a href="/demo/mail">{m.footer_demo_mail()}</a>
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

function Copyright() {
  return <p suppressHydrationWarning>{m.footer_copyright({ year: now().getFullYear() })}</p>
}

/** The footer in kids mode: the copyright and the links that the law requires on every page. */
function KidsFooter() {
  return (
    <footer className="footer night relative isolate mt-16">
      <div className="cut-top absolute inset-0 -top-4 -z-10 bg-page" />
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-4 py-4 md:px-8">
        <LegalLinks />
        <div className="text-soft">
          <Copyright />
        </div>
      </div>
    </footer>
  )
}

function CommunityLinks() {
  return (
    <nav aria-label={m.footer_community()} className="-mx-2 flex flex-wrap gap-x-4 font-bold">
      <FooterLink to="/story-ranking">{m.footer_ranking()}</FooterLink>
      <FooterLink to="/voting">{m.footer_voting()}</FooterLink>
      <FooterLink to="/news">{m.footer_news()}</FooterLink>
      <FooterLink to="/roadmap">{m.footer_roadmap()}</FooterLink>
      <FooterLink to="/abo">{m.footer_plan()}</FooterLink>
      <FooterLink to="/contact">{m.footer_contact()}</FooterLink>
    </nav>
  )
}

function LegalLinks() {
  return (
    <nav aria-label={m.footer_nav()} className="-mx-2 flex flex-wrap gap-x-4">
      <FooterLink to="/impressum">{m.footer_impressum()}</FooterLink>
      <FooterLink to="/agb">{m.footer_agb()}</FooterLink>
      <FooterLink to="/privacy-policy">{m.footer_privacy()}</FooterLink>
      <FooterLink to="/barrierefreiheit">{m.footer_accessibility()}</FooterLink>
      {/* The law requires these labels on every page (§§ 312k, 356a BGB). */}
      <FooterLink to="/kuendigen">{m.footer_cancel()}</FooterLink>
      <FooterLink to="/widerruf">{m.footer_withdraw()}</FooterLink>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="flex min-h-11 max-w-full items-center px-2 text-ink wrap-anywhere">
      {children}
    </Link>
  )
}

/** Re-renders the page in the other language and keeps the focus on the pressed button. */
function switchLanguage(language: Locale) {
  flushSync(() => chooseLanguage(language))
  document.querySelector<HTMLElement>(`[data-language="${language}"]`)?.focus()
}

function LanguageSwitch() {
  const shown = useLanguage()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1 md:col-span-1! md:justify-end">
      <legend className="sr-only">{m.footer_language()}</legend>
      {locales.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === shown}
          className="min-h-11 rounded-full border-2 border-transparent px-3 font-bold aria-pressed:border-accent aria-pressed:text-accent"
          data-language={language}
          onClick={() => switchLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}
