import { claimMessages } from '@/lib/domains/claims/messages'
import { reportClaim } from '@/lib/domains/claims/reports/service'
import { findAddresses } from '@/lib/domains/geocode/service'
import type { System, Visitor } from '@/lib/contract/caller'
import { isUploadAddress } from '@/lib/domains/uploads/service'
import { AppError, fieldErrors, type FieldErrors } from '@/lib/contract/errors'
import { guestClaimInput, type GuestClaimInput } from '@/lib/domains/claims/graphql/inputs'
import { messages } from '@/lib/contract/messages'
import { open311Messages } from '@/lib/contract/open311'
import { CONSENT_ATTRIBUTE, type Open311Created, type Open311Report } from '@/lib/domains/claims/open311/contract'

const fieldNames = {
  category_id: 'service_code',
  text: 'description',
  x: 'long',
  y: 'lat',
  address: 'address_string',
  images: 'media_url',
  name: 'first_name',
  agree_with_rules: `attribute[${CONSENT_ATTRIBUTE}]`,
}

/**
 * Accepts a claim that an outside system sends for somebody, as a guest's claim with the same checks, email and
 * moderation. Throws notFound for a category that accepts no claims.
 */
export async function reportOpen311(
  report: Open311Report,
  sent: GuestClaimInput,
  { system, visitor }: { system: System; visitor: Visitor },
): Promise<Open311Created[]> {
  const { name, email, phone = null, ...claim } = sent
  const author = { residentId: null, name, email, phone }
  const { id, message } = await withStandardNames(report, reportClaim({ claim, author, visitor, system }))
  const isLeftOut = report.media_url !== undefined && claim.images.length === 0
  const notice = isLeftOut ? `${message} ${claimMessages.photoNotFetched}` : message
  return [{ service_request_id: String(id), service_notice: notice, account_id: null }]
}

/** Looks up its place: call it before the transaction, which would hold a connection meanwhile. Throws invalid. */
export async function toClaim(report: Open311Report): Promise<GuestClaimInput> {
  const { service_code: theme, description: text, email, phone, media_url: media, attribute } = report
  const parsed = guestClaimInput.safeParse({
    ...(await toPlace(report)),
    category_id: theme,
    text,
    email,
    phone,
    name: [report.last_name, report.first_name].filter(Boolean).join(' '),
    images: media && isUploadAddress(media) ? [media] : [],
    agree_with_rules: ['true', '1', true].includes(attribute?.[CONSENT_ATTRIBUTE] as string | boolean),
  })
  if (!parsed.success) throw refusal(fieldErrors(parsed.error))
  return parsed.data
}

/** A point without an address gets that of the nearest building; an address alone gets the point of its building. */
async function toPlace({ lat, long, address_string: text }: Open311Report) {
  if (lat !== undefined && long !== undefined) {
    if (text || Math.abs(lat) > 90 || Math.abs(long) > 180) return { x: long, y: lat, address: text ?? '–' }
    const [nearest] = (await findAddresses({ latitude: lat, longitude: long })).addresses
    return { x: long, y: lat, address: nearest?.address ?? `${lat}, ${long}` }
  }
  const [found] = text ? (await findAddresses({ text })).addresses : []
  if (!found || !text) throw refusal({ address: [text ? claimMessages.addressNotFound : messages.addressOrPoint] })
  return { x: found.longitude, y: found.latitude, address: text }
}

/** Errors name the standard's fields; a category that accepts no claims is a service that does not exist. */
async function withStandardNames<T>({ lat }: Open311Report, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof AppError) || !error.errors) throw error
    throw error.errors.category_id
      ? new AppError('notFound', { message: open311Messages.serviceNotFound })
      : refusal(error.errors, lat === undefined ? { ...fieldNames, x: fieldNames.address } : fieldNames)
  })
}

function refusal(errors: FieldErrors, names: Partial<Record<string, string>> = fieldNames): AppError {
  const named = Object.entries(errors).map(([field, lines]) => {
    const [name = ''] = field.split('.')
    return [names[name] ?? name, lines] as const
  })
  return new AppError('invalid', { errors: Object.fromEntries(named) })
}
