/** A page of the diary. */
export interface DiaryAddress {
  /** An ISO week like 2026-W47; null for the current week. */
  week: string | null
  /** Only entries of this child; null for all. */
  childId: string | null
}

const view = 'tagebuch'
const weekPattern = /^20\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/
const childIdPattern = /^[\w-]{1,40}$/

/** Reads the diary's page from the dashboard's address; null for the dashboard itself. */
export function readDiaryAddress(params: URLSearchParams): DiaryAddress | null {
  if (params.get('view') !== view) return null
  const [week, childId] = [params.get('week') ?? '', params.get('child') ?? '']
  return {
    week: weekPattern.test(week) ? week : null,
    childId: childIdPattern.test(childId) ? childId : null,
  }
}

/** Address of a page of the diary: `?view=tagebuch&week=2026-W47&child=default`. */
export function diaryAddress({ week, childId }: DiaryAddress): string {
  const params = new URLSearchParams({
    view,
    ...(week !== null && { week }),
    ...(childId !== null && { child: childId }),
  })
  return `/dashboard?${params}`
}
