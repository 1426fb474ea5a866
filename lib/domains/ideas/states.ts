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

/** A department answers an idea that gathered support within this many days. */
export const IDEA_REVIEW_DAYS = 30
/** Votes for that take an idea to a department where the back office has not said otherwise. */
export const USUAL_THRESHOLD = 50

/** Who makes a move: staff by role, or the portal itself when the threshold of support is reached. */
type IdeaMover = 'moderator' | 'officer' | 'portal'

export interface IdeaMove {
  from: IdeaCode
  to: IdeaCode
  by: readonly IdeaMover[]
  /** What must be given with it. */
  needs?: 'reason' | 'answer' | 'report'
}

/** All moves; there are no others. */
export const ideaMoves: readonly IdeaMove[] = [
  { from: 5, to: 1, by: ['moderator'] },
  { from: 5, to: 2, by: ['moderator'], needs: 'reason' },
  { from: 1, to: 2, by: ['moderator'], needs: 'reason' },
  { from: 1, to: 4, by: ['moderator', 'portal'] },
  { from: 4, to: 6, by: ['officer', 'moderator'], needs: 'answer' },
  { from: 4, to: 2, by: ['officer', 'moderator'], needs: 'answer' },
  { from: 6, to: 3, by: ['officer', 'moderator'], needs: 'report' },
]

export function findIdeaMove(from: IdeaCode, to: IdeaCode): IdeaMove | undefined {
  return ideaMoves.find((move) => move.from === from && move.to === to)
}

export function ideaStatusName(code: number): string {
  return ideaStatuses.find((status) => status.code === code)?.name ?? ''
}
