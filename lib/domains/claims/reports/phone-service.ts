import { AppError } from '@/lib/contract/errors'
import { emails } from '@/lib/domains/claims/emails/emails'
import { makeLink } from '@/lib/domains/claims/guests/service'
import { messages } from '@/lib/contract/messages'
import { claimMessages } from '@/lib/domains/claims/messages'
import { findReportCategory, insertClaim, insertPhoneEvent } from '@/lib/domains/claims/reports/repository'
import { insertRecorder } from '@/lib/domains/claims/reports/recorders-repository'
import { moderationDay } from '@/lib/domains/claims/reports/service'
import type { PhoneClaim } from '@/lib/domains/claims/reports/shapes'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { logConsent } from '@/lib/domains/consents/service'
import { findAddresses } from '@/lib/domains/geocode/service'
import { getPortalMap } from '@/lib/domains/site/service'
import { auditStaff } from '@/lib/platform/audit/audit-openings'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { isInCity } from '@/lib/platform/map/city-boundary'
import { cityBounds } from '@/lib/platform/map/city-plan'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { internalHeaders } from '@/lib/runtime/internal-headers'

/**
 * Accepts a claim that a caller dictates: moderators get it at once, since the dispatcher has heard the author. Logs who
 * wrote it down and that the consent was spoken. Throws invalid at `category` and `address`: a street alone is no place.
 */
export async function takePhoneClaim(claim: PhoneClaim, call: StaffCall): Promise<number> {
  const { category: categoryId, text, name, phone, email = null } = claim
  const category = await findReportCategory(categoryId)
  if (!category) throw new AppError('invalid', { errors: { category: [claimMessages.categoryRequired] } })
  const place = await findPlace(claim)
  const reviewBy = await moderationDay()
  return inTransaction(async () => {
    const device = `Устно по телефону, записал сотрудник № ${call.user?.id}`
    const visitor = { device, address: call.headers.get(internalHeaders.clientAddress) }
    await logConsent(['claim'], { purpose: 'claim', residentId: null, contact: phone, ...visitor })
    const id = await insertClaim({
      ...place,
      address: [claim.address, claim.landmark].filter(Boolean).join(', '),
      text,
      category_id: categoryId,
      departmentId: category.department_id,
      fileIds: [],
      author: { residentId: null, name, email, phone },
      reviewBy,
    })
    await noteArrivals('claim', [id])
    await insertRecorder(id, call.user)
    await insertPhoneEvent(id, getAuthor(call) ?? '')
    await auditStaff(call, 'Заявка по телефону', `Заявка № ${id}: согласие дано устно`)
    if (email) await queueEmail(email, emails.phoneClaim(id, await makeLink(id)))
    return id
  })
}

/**
 * Returns the point on the map, else that of the address. Without a plan of the city the address is words, and the point
 * its centre, until a moderator corrects it.
 */
async function findPlace({ address, landmark, place }: PhoneClaim): Promise<{ x: number; y: number }> {
  const [found] = place ? [] : (await findAddresses({ text: address })).addresses
  const point = place ?? found ?? ((await cityBounds()) === null ? (await getPortalMap()).center : null)
  if (!point) refuse(claimMessages.addressUnknown)
  if (found?.kind === 'street' && !landmark) refuse(claimMessages.addressNeedsHouse)
  const { latitude: y, longitude: x } = point
  if (!(await isInCity(y, x))) refuse(messages.outsideCity)
  return { x, y }
}

function refuse(message: string): never {
  throw new AppError('invalid', { errors: { address: [message] } })
}
