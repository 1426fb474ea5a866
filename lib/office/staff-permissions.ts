import { accessOperation, type Endpoint } from 'payload'

/** Replaces Payload's `/access`, which shows all collection names to guests. */
export const staffPermissions: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 401 })
    return Response.json(await accessOperation({ req }))
  },
}
