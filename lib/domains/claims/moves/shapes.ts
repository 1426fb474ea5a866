import type { StaffAction } from '@/lib/domains/claims/actions'
import type { CorrectionFields } from '@/lib/domains/desk/corrections/rules'

/** A move of a claim by the staff, with what its action needs. */
export interface ClaimMove extends CorrectionFields {
  action: StaffAction
  /** Moment of the version that the mover has seen; a newer one refuses the move. */
  updatedAt?: string
  note?: string
  reportText?: string
  newDeadline?: string
  mergedInto?: number
  handTo?: number
  photosToHide?: number[]
  category?: number
  department?: number
  photosToPublish?: number[]
  sendAnyway?: boolean
  /** Photo and document of the answer. */
  photo?: File
  document?: File
}
