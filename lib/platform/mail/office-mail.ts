import { randomBytes } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { deliverLetter, sender } from '@/lib/platform/mail/deliver-letter'

/** Sends the letters that the back office writes by itself (a forgotten password) by the same way as all others. */
export const officeMail: EmailAdapter<void> = () => ({
  name: 'portal',
  defaultFromAddress: sender.address,
  defaultFromName: sender.name,
  sendEmail: ({ to, subject, html, text }) =>
    deliverLetter({ to, subject, html, text }, `office-${Date.now()}-${randomBytes(4).toString('hex')}`),
})
