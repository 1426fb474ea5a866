import { takeUntoldEvents } from '@/lib/domains/appeals/repository'
import { notify } from '@/lib/domains/notifications/service'
import { letters } from '@/lib/platform/mail/letters'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueLetter } from '@/lib/platform/mail/post'
import { paths } from '@/lib/config/paths'

const AT_ONCE = 50

/** Tells authors of the steps the clerk made: under the bell and by a letter, both or none, each step once. */
export async function tellAppeals(): Promise<void> {
  for (;;) {
    const told = await inTransaction(async () => {
      const events = await takeUntoldEvents(AT_ONCE)
      for (const { title, text, appeal_id: id, number, resident_id: residentId, email, greeting } of events) {
        const words = text ? `${title}. ${text}` : title
        if (residentId !== null) {
          await notify(residentId, {
            kind: 'appeal',
            title: `Обращение № ${number}`,
            text: words,
            url: `${paths.profile}#appeal-${id}`,
          })
        }
        await queueLetter(email, letters.appealStep(greeting, { id, number, title, words }))
      }
      return events.length
    })
    if (told < AT_ONCE) return
  }
}
