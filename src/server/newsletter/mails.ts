import type { Language } from '../../contract/base.ts'
import { type MailText, type Recipient, renderMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'

/** A story in the weekly mail. */
interface ListedStory {
  title: string
  teaser: string
  /** In years. */
  ageFrom: number
  minutes: number
  link: string
}

interface WeeklyText {
  subject: (count: number, title: string) => string
  opening: (count: number) => string
  facts: (story: ListedStory) => string
  button: string
  afterwards: string
  reason: string
  unsubscribe: string
}

const confirmation: Record<Language, MailText> = {
  de: {
    subject: 'Möchtest du die Freitagsgeschichten?',
    opening:
      'du hast die Freitagsgeschichten bestellt: Freitags um zwölf erzählen wir dir kurz, welche Geschichten neu sind. Bitte sag uns noch einmal Ja, dann geht es los.',
    button: 'Ja, gern',
    afterwards:
      'Der Link gilt sieben Tage. Du kannst die Freitagsgeschichten jederzeit mit einem Klick abbestellen. Du wolltest das gar nicht? Dann lass diese Nachricht einfach liegen – wir schreiben dir nicht.',
  },
  en: {
    subject: 'Would you like our Friday stories?',
    opening:
      'You have signed up for our Friday stories: on Fridays at noon we tell you briefly which stories are new. Please say yes once more, and off we go.',
    button: 'Yes, please',
    afterwards:
      'The link is valid for seven days. You can unsubscribe with one click at any time. Wasn’t that you? Then simply ignore this message – we will not write to you.',
  },
}

const weekly: Record<Language, WeeklyText> = {
  de: {
    subject: (count, title) =>
      count === 1 ? `Neu im Fabelhain: ${title}` : `${count} neue Geschichten im Fabelhain`,
    opening: (count) =>
      count === 1
        ? 'diese Woche ist eine neue Geschichte in den Fabelhain gekommen:'
        : 'diese Woche sind neue Geschichten in den Fabelhain gekommen:',
    facts: ({ ageFrom, minutes }) => `ab ${ageFrom} Jahren · ${minutes} Min. Vorlesezeit`,
    button: 'Zu den neuen Geschichten',
    afterwards: 'Habt ein gemütliches Vorlesewochenende!',
    reason: 'Du bekommst diese Nachricht, weil du die Freitagsgeschichten bestellt hast.',
    unsubscribe: 'Freitagsgeschichten abbestellen',
  },
  en: {
    subject: (count, title) =>
      count === 1 ? `New in Fabelhain: ${title}` : `${count} new stories in Fabelhain`,
    opening: (count) =>
      count === 1
        ? 'A new story has come to Fabelhain this week:'
        : 'New stories have come to Fabelhain this week:',
    facts: ({ ageFrom, minutes }) => `from age ${ageFrom} · ${minutes} min to read aloud`,
    button: 'See the new stories',
    afterwards: 'Have a cosy weekend of reading together!',
    reason: 'You are receiving this message because you signed up for our Friday stories.',
    unsubscribe: 'Unsubscribe from the Friday stories',
  },
}

/** Asks the recipient to confirm the subscription. */
export const newsletterConfirmMail = (recipient: Recipient, link: string): Mail =>
  renderMail(recipient, confirmation[recipient.language], link)

/** The weekly mail: the new stories and a link to unsubscribe. */
export function weeklyMail(
  recipient: Recipient,
  {
    stories,
    library,
    unsubscribe,
  }: { stories: ListedStory[]; library: string; unsubscribe: string },
): Mail {
  const texts = weekly[recipient.language]
  const text: MailText = {
    subject: texts.subject(stories.length, stories[0]?.title ?? ''),
    opening: texts.opening(stories.length),
    items: stories.map((story) => ({
      title: story.title,
      facts: texts.facts(story),
      text: story.teaser,
      link: story.link,
    })),
    button: texts.button,
    afterwards: texts.afterwards,
    closing: { text: texts.reason, label: texts.unsubscribe, link: unsubscribe },
  }
  return { ...renderMail(recipient, text, library), unsubscribe }
}
