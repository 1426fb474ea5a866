import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { formCall, type FormValues } from '@/lib/office/staff/form-calls'
import { writeAudit } from '@/lib/office/staff/guard-logins'
import { endSessions, listSessions } from '@/lib/office/staff/sessions/payload-sessions'
import { requireAccount } from '@/lib/office/staff/second-factor/require-second-factor'

const read: Endpoint = {
  path: '/sessions',
  method: 'get',
  handler: async (req) => {
    const { account, sessionId } = await requireAccount(req)
    return Response.json({ sessions: await listSessions(account.id, sessionId) })
  },
}

/** Ends the session named, or all others. */
async function end(req: PayloadRequest, { id }: FormValues): Promise<Response> {
  const { account, sessionId } = await requireAccount(req)
  const ended = await endSessions(account.id, { id, currentId: sessionId })
  if (id && ended === 0) throw new APIError('Такого входа уже нет.', 404, null, true)
  await writeAudit(req, account.name, `выполнено, завершено входов: ${ended}`, 'Завершение входов')
  return Response.json({ sessions: await listSessions(account.id, sessionId) })
}

export const sessionEndpoints: Endpoint[] = [read, formCall({ path: '/sessions/end', work: end })]
