import type { CollectionAfterChangeHook } from 'payload'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { ideaCodes } from '@/lib/domains/ideas/states'
import { inRequest } from '@/lib/platform/database/payload-client'
import { idOf } from '@/lib/platform/payload/id-of'
import type { Idea } from '@/lib/platform/payload/payload-types'

/** An idea comes to its department when it is passed to it for review. */
export const noteArrivalAtDepartment: CollectionAfterChangeHook<Idea> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = previousDoc.code !== doc.code || idOf(previousDoc.department) !== idOf(doc.department)
  if (operation === 'update' && isNew && Number(doc.code) === ideaCodes.underReview)
    await inRequest(req, () => noteArrivals('idea', [doc.id]))
  return doc
}
