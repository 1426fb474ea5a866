import type { CollectionAfterChangeHook } from 'payload'
import { isOpenClaim } from '@/lib/domains/claims/states'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { inRequest } from '@/lib/platform/database/payload-client'
import { idOf } from '@/lib/platform/payload/id-of'
import type { Claim } from '@/lib/platform/payload/payload-types'

/** A claim comes to its department when it is published, handed over or gets another theme. */
export const noteArrivalAtDepartment: CollectionAfterChangeHook<Claim> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = !previousDoc.publishedAt || idOf(previousDoc.department) !== idOf(doc.department)
  if (operation === 'update' && doc.publishedAt && isNew && isOpenClaim(Number(doc.code)))
    await inRequest(req, () => noteArrivals('claim', [doc.id]))
  return doc
}
