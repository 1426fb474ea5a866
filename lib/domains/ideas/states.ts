/**
 * Life of an idea (product.md 8): closed codes with the names residents read. The first five mean what the codes of
 * claims mean, so the same colours stand for the same things.
 */
export const ideaStatuses = [
  { code: 1, name: 'Сбор поддержки' },
  { code: 2, name: 'Отклонена' },
  { code: 3, name: 'Реализована' },
  { code: 4, name: 'На рассмотрении' },
  { code: 5, name: 'На модерации' },
  { code: 6, name: 'Принята' },
] as const
export type IdeaCode = (typeof ideaStatuses)[number]['code']

/** The one state in which votes are taken. */
export const IDEA_SUPPORT_CODE = 1
export const IDEA_REALIZED_CODE = 3
/** Codes anybody may see, in the order of an idea's life. */
export const publicIdeaCodes = [1, 4, 6, 3, 2] as const satisfies readonly IdeaCode[]

/** Codes of ideas of which something may still become. */
export const livingIdeaCodes = [5, 1, 4, 6] as const satisfies readonly IdeaCode[]

/** A department answers an idea that gathered support within this many days. */
export const IDEA_REVIEW_DAYS = 30
/** Votes for that take an idea to a department where the back office has not said otherwise. */
export const USUAL_THRESHOLD = 50

export function ideaStatusName(code: number): string {
  return ideaStatuses.find((status) => status.code === code)?.name ?? ''
}
