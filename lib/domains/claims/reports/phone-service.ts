import { AppError } from '@/lib/contract/errors'
import { emails } from '@/lib/domains/claims/emails/emails'
import { makeLink } from '@/lib/domains/claims/guests/service'
import { messages } from '@/lib/contract/messages'
import { claimMessages } from '@/lib/domains/claims/messages'
import { findReportCategory, insertClaim, insertPhoneEvent } from '@/lib/domains/claims/reports/repository'
import { insertRecorder } from '@/lib/domains/claims/reports/recorders-repository'
import { moderationDay } from '@/lib/domains/claims/reports/service'
import { findNearby } from '@/lib/domains/claims/queue/similar-service'
import type { PhoneClaim, PhoneHintsInput } from '@/lib/domains/claims/reports/shapes'
import { joinLandmark } from '@/lib/domains/claims/rules'
import { listOutages } from '@/lib/domains/outages/service'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { logConsent } from '@/lib/domains/consents/service'
import { resolveAddress } from '@/lib/domains/geocode/service'
import { getPortalMap } from '@/lib/domains/site/service'
import { auditStaff } from '@/lib/platform/audit/audit-openings'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { isInCity, cityBounds } from '@/lib/platform/map/city-plan'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { internalHeaders } from '@/lib/runtime/internal-headers'

export { storeLandmark } from '@/lib/domains/claims/reports/recorders-repository'

/**
 * Accepts a claim that a caller dictates: moderators get it at once, since the dispatcher has heard the author. Logs who
 * wrote it down and that the consent was spoken. Throws invalid at `category` and `address`: a street alone is no place.
 */
export async function takePhoneClaim(claim: PhoneClaim, call: StaffCall): Promise<number> {
  const { category: categoryId, text, landmark, name = null, phone = null, email = null } = claim
  const category = await findReportCategory(categoryId)
  if (!category) throw new AppError('invalid', { errors: { category: [claimMessages.categoryRequired] } })
  const { address, ...place } = await findPlace(claim)
  const reviewBy = await moderationDay()
  return inTransaction(async () => {
    const contact = phone ?? email ?? name
    const device = `Устно по телефону, записал сотрудник № ${call.user?.id}`
    const visitor = { device, address: call.headers.get(internalHeaders.clientAddress) }
    if (contact) await logConsent(['claim'], { purpose: 'claim', residentId: null, contact, ...visitor })
    const id = await insertClaim({
      ...place,
      address: joinLandmark(address, landmark),
      text,
      category_id: categoryId,
      departmentId: category.department_id,
      fileIds: [],
      author: { residentId: null, name, email, phone },
      reviewBy,
    })
    await noteArrivals('claim', [id])
    await insertRecorder(id, call.user, landmark)
    await insertPhoneEvent(id, getAuthor(call) ?? '')
    await auditStaff(
      call,
      'Заявка по телефону',
      `Заявка № ${id}: ${contact ? 'согласие дано устно' : 'звонящий не назвался'}`,
    )
    if (email) await queueEmail(email, emails.phoneClaim(id, await makeLink(id)))
    return id
  })
}

/**
 * Finds what is off at a caller's address, and unanswered claims of the theme nearby; a street alone has no neighbours.
 * `spelled`: the address as the claim would have it.
 */
export async function findPhoneHints({ address, place, category }: PhoneHintsInput) {
  const { found, spelled } = await resolveAddress(address)
  const point = place ?? (found?.kind === 'house' ? found : null)
  const [{ outages }, similar] = await Promise.all([
    listOutages(spelled),
    point ? findNearby({ x: point.longitude, y: point.latitude, address: spelled }, category) : [],
  ])
  return { spelled, outages, similar }
}

/**
 * Returns the point on the map, else that of the address, which is spelled as the plan has it. Without a plan of the city
 * the address is words, and the point its centre, until a moderator corrects it.
 */
async function findPlace({ address, landmark, place }: PhoneClaim): Promise<{ x: number; y: number; address: string }> {
  const { found, spelled } = await resolveAddress(address)
  const point = place ?? found ?? ((await cityBounds()) === null ? (await getPortalMap()).center : null)
  if (!point) refuse(claimMessages.addressUnknown)
  if (!place && found?.kind === 'street' && !landmark) refuse(claimMessages.addressNeedsHouse)
  const { latitude: y, longitude: x } = point
  if (!(await isInCity(y, x))) refuse(messages.outsideCity)
  return { x, y, address: spelled }
}

function refuse(message: string): never {
  throw new AppError('invalid', { errors: { address: [message] } })
}
