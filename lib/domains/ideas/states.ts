/** Codes 1–5 mean the same as those of claims, so colours match. */
export const ideaCodes = {
  support: 1,
  refused: 2,
  realized: 3,
  underReview: 4,
  inModeration: 5,
  accepted: 6,
} as const
export type IdeaCode = (typeof ideaCodes)[keyof typeof ideaCodes]
const { support, refused, realized, underReview, inModeration, accepted } = ideaCodes

export const ideaStatuses = [
  { code: support, name: 'Сбор поддержки' },
  { code: refused, name: 'Отклонена' },
  { code: realized, name: 'Реализована' },
  { code: underReview, name: 'На рассмотрении' },
  { code: inModeration, name: 'На модерации' },
  { code: accepted, name: 'Принята' },
] as const

/** Public states in the order of an idea's life. */
export const publicIdeaCodes = [support, underReview, accepted, realized, refused] as const
export const unfinishedIdeaCodes = [inModeration, support, underReview, accepted] as const
/** States whose official answer is public. */
export const answeredIdeaCodes = [refused, realized, accepted] as const

/** States in which a department sees its ideas. */
export const departmentCodes = publicIdeaCodes.filter((code) => code !== support)

export const IDEA_REVIEW_DAYS = 30
/** Votes that pass an idea to a department, unless the back office sets another number. */
export const USUAL_THRESHOLD = 50

export function ideaStatusName(code: number): string {
  return ideaStatuses.find((status) => status.code === code)?.name ?? ''
}

export const commentViews = [
  { value: 'shown', name: 'На сайте' },
  { value: 'hidden', name: 'Скрытые' },
  { value: 'all', name: 'Все' },
] as const

export const ideaViews = [
  { value: 'moderation', name: 'На модерации' },
  { value: 'review', name: 'На рассмотрении' },
  { value: 'accepted', name: 'Приняты' },
  { value: 'support', name: 'Собирают поддержку' },
  { value: 'all', name: 'Все' },
] as const
