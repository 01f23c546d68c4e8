import { useState } from 'react'
import { coverAt } from '../../../../contract/rules.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import placeholder from './cover-placeholder.svg'

interface CoverProps {
  coverImageUrl: string | null
  title: string
  /** How wide the cover is shown, as the `sizes` of an image. */
  sizes: string
  /** True for covers at the top of a page; all others load lazily. */
  isEager?: boolean
  /** True beside a visible title, so that screen readers do not repeat it. */
  isDecorative?: boolean
}

/** A story's cover, 3:4; a placeholder where it has none or it does not load. */
export function Cover({
  coverImageUrl,
  title,
  sizes,
  isEager = false,
  isDecorative = false,
}: CoverProps) {
  const [isBroken, setBroken] = useState(false)
  const url = isBroken ? null : coverImageUrl
  const at = (width: 400 | 600 | 1200) => coverAt(url ?? '', width, getLocale())
  return (
    <img
      className="cover"
      {...(url === null
        ? { src: placeholder }
        : { src: at(400), srcSet: `${at(400)} 400w, ${at(600)} 600w, ${at(1200)} 1200w`, sizes })}
      width={300}
      height={400}
      alt={isDecorative ? '' : m.topstories_cover({ title })}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
