import type { PhotoCopy } from '@/lib/contract/hidden-areas'
import type { Extension, GroupedChoice, ItemStep } from '@/lib/contract/queue-shapes'
import type { ImageObject, JoinDocument, Term } from '@/lib/contract/shapes'
import type { AnswerTemplate } from '@/lib/domains/desk/shapes'
import type { StaffAction } from '@/lib/domains/claims/actions'
import type { QueueView } from '@/lib/domains/claims/queue/rules'

export interface QueueFilter {
  view: QueueView
  text?: string | undefined
  category?: number | undefined
  department?: number | undefined
  /** Those alone that the reader wrote down for callers. */
  isRecorded?: boolean
  /** The list stands below a map. */
  isMap?: boolean
  page: number
}

/** A claim on the map of the queue. */
export interface QueuePoint {
  id: number
  text: string
  address: string
  x: number
  y: number
  term: ClaimTerm | null
}

/** When an answer or a check of a moderator is due. */
export interface ClaimTerm {
  words: string
  /** «ответ до 12.12.2026, ещё 9 рабочих дней». */
  full: string
  tone: 'late' | 'today' | 'later'
}

export interface QueuedClaim {
  id: number
  text: string
  address: string
  code: number
  /** «В работе», «Объединена с № 12». */
  state: string
  category: string | null
  department: string | null
  term: ClaimTerm | null
  /** The author disagreed with the answer, and nobody has taken the claim since. */
  isDisputed: boolean
  /** The claim is out of the working lists until this day («05 декабря 2026»). */
  postponed: { until: string; who: string } | null
  image: ImageObject | null
  /** Number of the author's first photo, which only the staff sees; null if one is public. */
  sentPhoto: number | null
  photoCount: number
  /** «28.11.2026». */
  received: string
  isByPhone: boolean
  /** Name of the caller, if the reader wrote the claim down. */
  caller: string | null
  updatedAt: string
}

export interface NearbyClaim {
  id: number
  address: string
  state: string
}

/** A public claim of the same category nearby. */
export interface SimilarClaim extends NearbyClaim {
  /** It waits for an answer, so another may be merged into it. */
  isOpen: boolean
  isUnpublished: boolean
  text: string
  metres: number
  image: ImageObject | null
}

/** A claim as its card shows it, without the author's contacts. */
export interface ClaimCard extends QueuedClaim {
  /** Part of the address that a caller named apart, such as «у детской площадки». */
  landmark: string | null
  x: number
  y: number
  createdAt: string
  /** «5 декабря 2026 года». */
  deadline: string | null
  categoryId: number | null
  departmentId: number | null
  mergedInto: number | null
  isPublic: boolean
  /** Public photos by their numbers in the library. */
  photos: { id: number; image: ImageObject | null }[]
  sentPhotos: number[]
  /** What is hidden in its photos, for moderators; null for others, who hide nothing. */
  copies: PhotoCopy[] | null
  /** The answer; of a disputed claim the one that its author does not accept. */
  reportText: string | null
  reportImageId: number | null
  reportImage: ImageObject | null
  reportDocument: JoinDocument | null
  userComment: string | null
  /** Number of the author's photo with the verdict, which only moderators see; null if it is public. */
  sentVerdictPhoto: number | null
  verdictImageId: number | null
  verdictImage: ImageObject | null
  /** Other claims of the same author that the reader may see: how many, and the newest. */
  authorClaims: { total: number; newest: NearbyClaim[] }
  similar: SimilarClaim[]
  /** Empty if the reader may not extend the term. */
  extensions: Extension[]
  history: ItemStep[]
  /** Another department has it: the reader handed it over, or is a dispatcher. */
  isWithOthers: boolean
  /** The reader may take it out of the working lists until a day. */
  canPostpone: boolean
  actions: StaffAction[]
}

/** Choices of filters and forms. */
export interface QueueChoices {
  categories: Term[]
  departments: GroupedChoice[]
  /** Reasons of a refusal that the author reads. */
  refusalReasons: string[]
  templates: AnswerTemplate[]
}
