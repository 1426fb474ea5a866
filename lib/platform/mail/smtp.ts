import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { storageFolders } from '@/lib/config/storage'
import { randomBytes } from 'node:crypto'
import type { EmailAdapter } from 'payload'

const SMTP_TIMEOUT_MS = 15_000
const CONNECTIONS = 3

const sender = { name: 'Портал города', address: `noreply@${new URL(env.PUBLIC_URL).hostname}` }
const defaults = { from: env.MAIL_FROM ?? sender }

const mailServer = env.SMTP_URL ? connect(env.SMTP_URL) : undefined
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, defaults)

/** Sends by SMTP or writes to the outbox, once per name. Addresses and texts are not logged. */
export async function deliverEmail(email: SendMailOptions, name: string): Promise<void> {
  // otherwise a text could make nodemailer read a file or URL
  const closed = { ...email, disableFileAccess: true, disableUrlAccess: true }
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

function connect(url: string) {
  const limits = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  }
  return createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...limits }, defaults)
}

/** Sends Payload's own emails, such as password resets. */
export const payloadEmailAdapter: EmailAdapter<void> = () => ({
  name: 'portal',
  defaultFromAddress: sender.address,
  defaultFromName: sender.name,
  sendEmail: ({ to, subject, html, text }) =>
    deliverEmail({ to, subject, html, text }, `office-${Date.now()}-${randomBytes(4).toString('hex')}`),
})
