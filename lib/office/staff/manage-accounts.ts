import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { env } from '@/lib/config/env'
import { auditOperator } from '@/lib/platform/audit/audit'
import { inTransaction, query, transactionId } from '@/lib/platform/database/payload-client'
import { commandLine } from '@/lib/platform/process/release'
import { hashAccount } from '@/lib/platform/limits/limit-keys'
import { staffRoles, type StaffRole } from '@/lib/contract/staff-roles'
import { formatMoment } from '@/lib/time/dates'
import { requireOtherAdministrator } from '@/lib/office/staff/guard-accounts'
import { createInvitation, INVITATION_DAYS, sendInvitation } from '@/lib/office/staff/invitation'
import { deleteSecondFactor, readSecurity, type Security } from '@/lib/office/staff/second-factor/repository'
import { endAllSessions } from '@/lib/office/staff/sessions/payload-sessions'
import { formatDays } from '@/lib/text/plural'

/** What the operator does from the server; every change is in the audit log. Returns what is printed. */
export async function listAccounts(): Promise<string> {
  const accounts = await query<Omit<Security, 'pendingSetup'> & { lastLogin: string | null }>(sql`
    SELECT a.id, a.name, a.email, ARRAY(SELECT r.value::text FROM staff_roles r WHERE r.parent_id = a.id) AS roles,
      s.blocked_at IS NOT NULL AS "isBlocked", s.totp_secret AS secret, s.totp_since AS since,
      (SELECT max(created_at) FROM private_staff_sessions v WHERE v.staff_id = a.id) AS "lastLogin"
    FROM staff a LEFT JOIN private_staff_security s ON s.staff_id = a.id ORDER BY a.id`)
  return accounts
    .map(({ id, name, email, roles, isBlocked, secret, lastLogin }) =>
      [
        `№ ${id}`,
        email,
        name,
        joinLabels(roles),
        secret === null ? 'без второго фактора' : 'второй фактор',
        lastLogin ? `вход ${formatMoment(new Date(lastLogin), env.TIME_ZONE)}` : 'входов не было',
        ...(isBlocked ? ['ВХОД ЗАКРЫТ'] : []),
      ].join(' · '),
    )
    .join('\n')
}

interface NewAccount {
  email: string
  name: string
  roles: StaffRole[]
  department: number | null
  isPrinted: boolean
}

export async function addAccount(payload: Payload, given: NewAccount): Promise<string> {
  const { email, name, roles, department, isPrinted } = given
  if (await findAccount(email)) throw new Error(`Сотрудник с почтой ${email} уже есть.`)
  return inTransaction(async () => {
    const { id } = await payload.create({
      collection: 'staff',
      data: { email, name, roles, department, password: randomBytes(24).toString('base64url') },
      req: { transactionID: transactionId() },
    })
    await auditOperator('Сотрудник добавлен', `Сотрудник № ${id}`)
    return invite(id, isPrinted)
  })
}

export async function blockAccount(email: string): Promise<string> {
  const { id } = await requireAccount(email)
  await inTransaction(async () => {
    await requireOtherAdministrator(id)
    await query(sql`SELECT FROM staff WHERE id = ${id} FOR UPDATE`) // a login in progress ends first: schema.sql
    await query(sql`
      INSERT INTO private_staff_security (staff_id, blocked_at) VALUES (${id}, now())
      ON CONFLICT (staff_id) DO UPDATE SET blocked_at = coalesce(private_staff_security.blocked_at, now())`)
    await query(sql`UPDATE staff SET reset_password_token = NULL, reset_password_expiration = NULL WHERE id = ${id}`)
    await endAllSessions(id)
    await auditOperator('Вход сотрудника закрыт', `Сотрудник № ${id}`)
  })
  return `Вход ${email} закрыт, все входы завершены.`
}

export async function unlockAccount(email: string): Promise<string> {
  const { id } = await requireAccount(email)
  await inTransaction(async () => {
    await query(sql`UPDATE private_staff_security SET blocked_at = NULL WHERE staff_id = ${id}`)
    await query(sql`
      DELETE FROM private_limits WHERE starts_with(key, 'staff ') AND position(${hashAccount(email)} in key) > 0`)
    await auditOperator('Вход сотрудника открыт', `Сотрудник № ${id}`)
  })
  return `Вход ${email} открыт, счётчики неудачных попыток обнулены.`
}

export async function resetAccount(email: string, isPrinted: boolean): Promise<string> {
  const { id } = await requireAccount(email)
  return inTransaction(async () => {
    await deleteSecondFactor(id)
    await endAllSessions(id)
    await auditOperator('Второй фактор сотрудника снят', `Сотрудник № ${id}`)
    return invite(id, isPrinted)
  })
}

async function invite(id: number, isPrinted: boolean): Promise<string> {
  if (isPrinted)
    return `Ссылка для пароля, действует ${formatDays(INVITATION_DAYS)} и один раз:\n${await createInvitation(id)}`
  const account = await readSecurity(id)
  if (!account) throw new Error('Такого сотрудника нет.')
  await sendInvitation(account)
  return `Письмо со ссылкой для пароля поставлено в очередь: ${account.email}. Ссылка действует ${formatDays(INVITATION_DAYS)}.`
}

async function requireAccount(email: string): Promise<{ id: number }> {
  const account = await findAccount(email)
  if (!account) throw new Error(`Сотрудника с почтой ${email} нет: список — ${commandLine('staff')} list`)
  return account
}

async function findAccount(email: string): Promise<{ id: number } | undefined> {
  const [account] = await query<{ id: number }>(sql`SELECT id FROM staff WHERE email = ${email.trim().toLowerCase()}`)
  return account
}

function joinLabels(roles: readonly StaffRole[]): string {
  return staffRoles.flatMap(({ value, label }) => (roles.includes(value) ? [label] : [])).join(', ')
}
