import { accessOperation, type Endpoint } from 'payload'

/** Takes the place of Payload's own `/access`, which tells strangers the names of all collections. */
export const staffPermissions: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 401 })
    return Response.json(await accessOperation({ req }))
  },
}
