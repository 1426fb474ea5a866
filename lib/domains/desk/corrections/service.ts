import { insertOriginal } from '@/lib/domains/desk/corrections/repository'
import {
  findCorrection,
  type Correctable,
  type Corrected,
  type Correction,
  type CorrectionFields,
} from '@/lib/domains/desk/corrections/rules'
import type { DeskSubject } from '@/lib/domains/desk/shapes'
import { inRequest } from '@/lib/platform/database/payload-client'
import { isInCity } from '@/lib/platform/map/city-boundary'
import type { SaveRequest } from '@/lib/platform/payload/staff-request'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'

export { findOriginal as readOriginal } from '@/lib/domains/desk/corrections/repository'

export async function readCorrection(before: Correctable, given: CorrectionFields): Promise<Correction> {
  const found = findCorrection(before, given)
  const { x, y } = found.changes
  return { ...found, isInCity: x === undefined || y === undefined || (await isInCity(y, x)) }
}

/** Keeps what the author wrote, in the transaction of the save, and returns what replaces it. */
export async function applyCorrection(
  subject: DeskSubject,
  before: Correctable,
  { changes }: Correction,
  req: SaveRequest,
): Promise<Corrected> {
  const { title = null, text, address, x = null, y = null } = before
  await inRequest(req, () => insertOriginal(subject, { title, text, address, x, y }, getAuthor(req) ?? ''))
  return changes
}
