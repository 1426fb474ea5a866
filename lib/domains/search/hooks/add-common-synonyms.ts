import { APIError, type Endpoint, type Payload } from 'payload'
import { missingSynonyms } from '@/lib/domains/search/common-synonyms'
import { mayPublish } from '@/lib/platform/access/roles'

export async function findMissingSynonyms(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'search-synonyms', pagination: false, depth: 0 })
  return missingSynonyms(docs.map(({ words }) => words))
}

/** `POST /cms/search-synonyms/common`, sent by the button above the list. */
export const addCommonSynonyms: Endpoint = {
  path: '/common',
  method: 'post',
  handler: async (req) => {
    const { user, payload, t } = req
    if (!user) throw new APIError(t('error:unauthorized'), 401)
    if (!mayPublish(user)) throw new APIError(t('error:notAllowedToPerformAction'), 403)
    for (const words of await findMissingSynonyms(payload))
      await payload.create({ collection: 'search-synonyms', data: { words }, req })
    return new Response(null, { status: 303, headers: { location: '/admin/collections/search-synonyms' } })
  },
}
