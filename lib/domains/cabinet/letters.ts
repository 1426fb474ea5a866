import type { Letter } from '@/lib/platform/mail/post'
import { env } from '@/lib/config/env'

/** These letters are about anything that a resident sent to the portal. */
export const letters = {
  confirmedLate: (name: string, { title, text, url }: { title: string; text: string; url: string }): Letter => ({
    kind: 'confirmed-late',
    subject: `Не учтено: ${title}`.slice(0, 200),
    greeting: name,
    lines: [title, text],
    action: { title: 'Открыть на портале', url: `${env.PUBLIC_URL}${url}` },
  }),
}
