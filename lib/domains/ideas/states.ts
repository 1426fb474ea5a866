/**
 * An idea has these states (product.md 8); residents read the names. The first five codes mean the same as those of
 * claims, so the same colours stand for the same things.
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

/** Votes are accepted in this state only. */
export const IDEA_SUPPORT_CODE = 1
export const IDEA_REALIZED_CODE = 3
/** Anybody may see ideas with these codes; the order is that of an idea's life. */
export const publicIdeaCodes = [1, 4, 6, 3, 2] as const satisfies readonly IdeaCode[]

/** Ideas with these codes are not finished yet. */
export const unfinishedIdeaCodes = [5, 1, 4, 6] as const satisfies readonly IdeaCode[]

/** A department answers an idea that gathered support within this many days. */
export const IDEA_REVIEW_DAYS = 30
/** So many votes send an idea to a department unless the back office sets another number. */
export const USUAL_THRESHOLD = 50

export function ideaStatusName(code: number): string {
  return ideaStatuses.find((status) => status.code === code)?.name ?? ''
}
