import { sql } from '@payloadcms/db-postgres'
import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload'
import { transactionId, inTransaction, query } from '@/lib/platform/database/payload-client'
import { writeAudit } from '@/lib/office/staff/guard-logins'
import { continueLogin } from '@/lib/office/staff/second-factor/pass-second-factor'
import { endAllSessions } from '@/lib/office/staff/sessions/payload-sessions'

/** Sets the password of a link once and ends all sessions; Payload's own would log in without the second factor. */
export const staffReset: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { token, password } = (req.data ?? {}) as Record<string, unknown>
    if (typeof token !== 'string' || typeof password !== 'string' || !token || !password) {
      throw new APIError('Укажите новый пароль.', 400, null, true)
    }
    const { id, name } = await inTransaction(async () => {
      const account = await spendLink(token)
      const data = { password }
      await req.payload.update({ collection: 'staff', id: account.id, data, req: { transactionID: transactionId() } })
      await endAllSessions(account.id)
      return account
    })
    await writeAudit(req, name, 'выполнено', 'Пароль задан по ссылке из письма')
    return continueLogin(req, id)
  },
}

async function spendLink(token: string): Promise<{ id: number; name: string }> {
  const [account] = await query<{ id: number; name: string }>(sql`
    UPDATE staff SET reset_password_token = NULL, reset_password_expiration = NULL
    WHERE reset_password_token = ${token} AND reset_password_expiration > now() RETURNING id, name`)
  if (!account) throw new APIError('Ссылка недействительна или её срок прошёл.', 403, null, true)
  return account
}
