import { addDataAndFileToRequest, loginOperation, type Endpoint, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { innerHeaders } from '@/lib/runtime/internal-headers'
import { runInTurn } from '@/lib/runtime/run-in-turn'

/**
 * Runs Payload's login, one at a time per account and IP. A login counts as failed until its password is checked, so
 * parallel correct logins would exceed the limit.
 */
export const staffLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const email = textOf(req.data?.email)
    const password = textOf(req.data?.password)
    const address = req.headers.get(innerHeaders.clientAddress)
    return runInTurn(`staff login ${email.trim().toLowerCase()} ${address}`, () => logIn(req, email, password))
  },
}

async function logIn(req: PayloadRequest, email: string, password: string): Promise<Response> {
  const collection = req.payload.collections.staff
  const result = await loginOperation({ collection, data: { email, password }, req })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: result.token ?? '',
  })
  const body = { message: req.t('authentication:passed'), ...result }
  return Response.json(body, { headers: { 'set-cookie': cookie } })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
