import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'

/** Placeholder in prerendered pages, which the server replaces with the public origin. */
const placeholderOrigin = 'https://origin.invalid'
const origin = import.meta.env.SSR ? placeholderOrigin : globalThis.location?.origin

interface PageHeadProps {
  /** The product's name is appended unless `isWholeTitle` is set. */
  title: string
  description?: string | undefined
  isWholeTitle?: boolean
  /** The part of the address's search that names the content, e.g. `?story=fuchs-laterne`. */
  search?: string
}

/** Title, description, canonical address and social tags; React hoists them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, isWholeTitle = false, search = '' } = props
  const address = origin + useLocation().pathname + search
  const fullTitle = isWholeTitle ? title : `${title} – ${m.site_name()}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={m.site_name()} />
          <meta property="og:locale" content="de_DE" />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${origin}/og/site.jpg`} />
          {/* Twitter reads the rest from the og tags. */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
