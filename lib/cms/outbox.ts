import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { storageFolders } from '@/lib/config/storage'

/** Letters of the back office (a forgotten password) as files for the operator; addresses and texts stay out of the log. */
export const outbox: EmailAdapter<void> = () => ({
  name: 'outbox',
  defaultFromAddress: env.MAIL_FROM ?? `noreply@${new URL(env.PUBLIC_URL).hostname}`,
  defaultFromName: 'Портал города',
  sendEmail: async (letter) => {
    const folder = path.join(storageFolders.root, 'outbox')
    const file = path.join(folder, `${Date.now()}-${randomBytes(4).toString('hex')}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, compose(letter), { mode: 0o600 })
    log.info({ file }, 'Письмо лежит в папке исходящих')
  },
})

function compose({ to, from, subject = '', html, text }: SendEmailOptions): string {
  const isHtml = typeof html === 'string'
  const headers = [
    `Date: ${new Date().toUTCString()}`,
    `From: ${addressLine(from)}`,
    `To: ${addressLine(to)}`,
    `Subject: =?utf-8?B?${base64(subject)}?=`,
    'MIME-Version: 1.0',
    `Content-Type: text/${isHtml ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
  ]
  const body = base64(isHtml ? html : String(text ?? '')).replace(/.{76}/g, '$&\r\n')
  return `${headers.join('\r\n')}\r\n\r\n${body}\r\n`
}

function addressLine(address: SendEmailOptions['to']): string {
  const list = Array.isArray(address) ? address : [address ?? '']
  return list
    .map((one) => (typeof one === 'string' ? one : `=?utf-8?B?${base64(one.name)}?= <${one.address}>`))
    .join(', ')
    .replace(/[\r\n]/g, ' ')
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
