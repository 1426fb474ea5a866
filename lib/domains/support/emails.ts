import type { Letter } from '@/lib/platform/mail/queue-email'
import { env } from '@/lib/config/env'

export const emails = {
  supportRequest: (number: number, message: string, author: string): Letter => ({
    kind: 'support-request',
    subject: `Обращение в техподдержку № ${number}`,
    lines: [`От кого: ${author}`, message],
    action: { title: 'Открыть обращение', url: `${env.PUBLIC_URL}/admin/collections/support-requests/${number}` },
  }),
}
