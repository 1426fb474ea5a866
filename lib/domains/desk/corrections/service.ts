import { countMetres } from '@/lib/contract/web-mercator'
import { insertOriginal } from '@/lib/domains/desk/repository'
import {
  findCorrection,
  type Correctable,
  type Corrected,
  type Correction,
  type CorrectionFields,
} from '@/lib/domains/desk/corrections/rules'
import type { DeskSubject } from '@/lib/domains/desk/shapes'
import { findAddresses } from '@/lib/domains/geocode/service'
import { inRequest } from '@/lib/platform/database/payload-client'
import { isInCity } from '@/lib/platform/map/city-plan'
import type { SaveRequest } from '@/lib/platform/payload/staff-request'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'

/** Metres within which a point still fits another address. */
const NEAR_METRES = 300

export { findOriginal as readOriginal } from '@/lib/domains/desk/repository'

export async function readCorrection(before: Correctable, given: CorrectionFields): Promise<Correction> {
  const found = findCorrection(before, given)
  const { address, x: typed } = found.changes
  if (address !== undefined && typed === undefined) Object.assign(found.changes, await findFarPlace(before, address))
  const { x, y } = found.changes
  return { ...found, isInCity: x === undefined || y === undefined || (await isInCity(y, x)) }
}

/** Returns the place of another address. A point near it stays: the author may have set it more exactly. */
async function findFarPlace({ x, y }: Correctable, address: string): Promise<Pick<Corrected, 'x' | 'y'>> {
  const [found] = (await findAddresses({ text: address })).addresses
  if (!found) return {}
  const place = { x: found.longitude, y: found.latitude }
  const isNear = typeof x === 'number' && typeof y === 'number' && countMetres({ x, y }, place) < NEAR_METRES
  return isNear ? {} : place
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
