/** Which page of the diary is shown. */
export interface DiaryAddress {
  /** An ISO week like 2026-W47; null is this week. */
  week: string | null
  /** Entries of this child alone; null is all. */
  childId: string | null
}

const view = 'tagebuch'
const writtenWeek = /^20\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/
const writtenChild = /^[\w-]{1,40}$/

/** The diary that an address names; null where it names none. */
export function readDiaryAddress(params: URLSearchParams): DiaryAddress | null {
  if (params.get('view') !== view) return null
  const [week, childId] = [params.get('week') ?? '', params.get('child') ?? '']
  return {
    week: writtenWeek.test(week) ? week : null,
    childId: writtenChild.test(childId) ? childId : null,
  }
}

/** The address of a page of the diary: `?view=tagebuch&week=2026-W47&child=default`. */
export function diaryAddress({ week, childId }: DiaryAddress): string {
  const params = new URLSearchParams({
    view,
    ...(week !== null && { week }),
    ...(childId !== null && { child: childId }),
  })
  return `/dashboard?${params}`
}
