import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint } from 'payload'
import { env } from '@/lib/config/env'
import { hasRole } from '@/lib/platform/access/roles'
import { inTransaction, query } from '@/lib/platform/database/payload-client'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { writeAudit } from '@/lib/office/staff/guard-logins'
import { needsSecondFactor } from '@/lib/office/staff/second-factor/require-second-factor'
import { readSecurity, type Security } from '@/lib/office/staff/second-factor/repository'
import { formatDays } from '@/lib/text/plural'

/** Days in which the link of an invitation sets a password. */
export const INVITATION_DAYS = 3

/** Returns a link by which the account sets its password once within three days; earlier links end. */
export async function createInvitation(staffId: number): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await query(sql`
    UPDATE staff SET reset_password_token = ${token}, reset_password_expiration = now() + make_interval(days => ${INVITATION_DAYS})
    WHERE id = ${staffId}`)
  return `${env.PUBLIC_URL}/admin/reset/${token}`
}

export async function sendInvitation({ id, name, email, roles }: Security): Promise<void> {
  await inTransaction(async () => {
    const url = await createInvitation(id)
    await queueEmail(email, {
      kind: 'staff invitation',
      subject: 'Вход в редакцию городского портала',
      greeting: name,
      lines: [
        'Для вас открыт вход в редакцию портала. Задайте пароль по ссылке.',
        ...(needsSecondFactor(roles)
          ? ['После пароля понадобится второй фактор: приложение для кодов на телефоне, например Яндекс Ключ.']
          : []),
      ],
      action: { title: 'Задать пароль', url },
      after: [
        `Ссылка действует ${formatDays(INVITATION_DAYS)} и срабатывает один раз. Если вы её не ждали, ничего не делайте.`,
      ],
    })
  })
}

/** An administrator invites an account: the password is known to its owner only. */
export const invite: Endpoint = {
  path: '/:id/invite',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user)) throw new APIError(req.t('error:unauthorized'), req.user ? 403 : 401, null, true)
    const account = await readSecurity(Number(req.routeParams?.id) || 0)
    if (!account) throw new APIError('Такого сотрудника нет.', 404, null, true)
    await sendInvitation(account)
    const { name } = req.user as { name: string }
    await writeAudit(req, name, `выполнено: сотрудник № ${account.id}`, 'Приглашение сотрудника')
    return Response.json({ message: 'Приглашение отправлено.' })
  },
}
