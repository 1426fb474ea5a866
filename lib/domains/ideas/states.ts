/** States of an idea. Codes 1–5 mean the same as those of claims, so colours match. */
export const ideaStatuses = [
  { code: 1, name: 'Сбор поддержки' },
  { code: 2, name: 'Отклонена' },
  { code: 3, name: 'Реализована' },
  { code: 4, name: 'На рассмотрении' },
  { code: 5, name: 'На модерации' },
  { code: 6, name: 'Принята' },
] as const
export type IdeaCode = (typeof ideaStatuses)[number]['code']

export const IDEA_SUPPORT_CODE = 1
export const IDEA_REALIZED_CODE = 3
/** Public states in the order of an idea's life. */
export const publicIdeaCodes = [1, 4, 6, 3, 2] as const satisfies readonly IdeaCode[]

export const unfinishedIdeaCodes = [5, 1, 4, 6] as const satisfies readonly IdeaCode[]

export const IDEA_REVIEW_DAYS = 30
/** Votes that pass an idea to a department, unless the back office sets another number. */
export const USUAL_THRESHOLD = 50

export function ideaStatusName(code: number): string {
  return ideaStatuses.find((status) => status.code === code)?.name ?? ''
}
