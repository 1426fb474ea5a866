import { APIError, type CollectionBeforeChangeHook } from 'payload'

const IN_FORCE = 'Этот текст уже вступил в силу, люди соглашались с ним. Создайте новую версию.'

/** Sets the next version of the purpose and the start date. Throws for a text in force. */
export const numberConsentText: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const now = new Date().toISOString()
  if (operation === 'update') {
    if (originalDoc?.validFrom && originalDoc.validFrom <= now) throw new APIError(IN_FORCE, 400, null, true)
    return { ...data, purpose: originalDoc?.purpose, version: originalDoc?.version, validFrom: data.validFrom || now }
  }
  const { docs } = await req.payload.find({
    collection: 'consent-texts',
    where: { purpose: { equals: data.purpose } },
    sort: '-version',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return { ...data, version: (docs[0]?.version ?? 0) + 1, validFrom: data.validFrom || now }
}
