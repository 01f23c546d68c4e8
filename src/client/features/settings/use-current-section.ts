import { useEffect, useState } from 'react'

/** The id of the section being read: the last one that begins in the upper part of the window. */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const update = () => setCurrent(findCurrentSection())
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [])
  return current
}

function findCurrentSection(): string | undefined {
  const { clientHeight, scrollHeight, scrollTop } = document.documentElement
  const sections = [...document.querySelectorAll('.settings-cards section[id]')]
  // The last sections may be too short to get that far up.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  const isBegun = (section: Element) => section.getBoundingClientRect().top < clientHeight / 3
  return (isAtEnd ? sections.at(-1) : (sections.findLast(isBegun) ?? sections[0]))?.id
}
