import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { storageFolders } from '@/lib/config/storage'
import { randomBytes } from 'node:crypto'
import type { EmailAdapter } from 'payload'

/** Limits a whole attempt, from waiting for a connection to the server's last word. */
export const SEND_LIMIT_MS = 60_000
export const MAX_CONNECTIONS = 3

const sender = { name: UNNAMED_PORTAL, address: `noreply@${new URL(env.PUBLIC_URL).hostname}` }
const defaults = { from: env.MAIL_FROM ?? sender }

const mailServer = env.SMTP_URL ? connect(env.SMTP_URL) : undefined
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, defaults)

/**
 * Sends by SMTP or writes to the outbox, once per name. Addresses and texts are not logged. At the end of the time limit the
 * connection is closed.
 */
export async function deliverEmail(
  email: SendMailOptions,
  name: string,
  signal = AbortSignal.timeout(SEND_LIMIT_MS),
): Promise<void> {
  // otherwise a text could make nodemailer read a file or URL
  const closed = { ...email, signal, disableFileAccess: true, disableUrlAccess: true }
  if (mailServer) await mailServer.sendMail(closed)
  else await putIntoOutbox(closed, path.join(storageFolders.outbox, `${name}.eml`))
}

async function putIntoOutbox(email: SendMailOptions, file: string): Promise<void> {
  if (existsSync(file)) return
  await mkdir(storageFolders.outbox, { recursive: true, mode: 0o700 })
  const { message } = await composer.sendMail(email)
  await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
  log.info({ file }, 'Письмо лежит в папке исходящих')
}

/** Without a grace period: what is not sent at the time limit is not sent. */
export function connect(url: string) {
  return createTransport({ url, pool: true, maxConnections: MAX_CONNECTIONS, socketCloseTimeout: 0 }, defaults)
}

/** Sends Payload's own emails, such as password resets. */
export const payloadEmailAdapter: EmailAdapter<void> = () => ({
  name: 'portal',
  defaultFromAddress: sender.address,
  defaultFromName: sender.name,
  sendEmail: ({ to, subject, html, text }) =>
    deliverEmail({ to, subject, html, text }, `office-${Date.now()}-${randomBytes(4).toString('hex')}`),
})
