import { takeUntoldEvents } from '@/lib/backend/domains/appeals/repository'
import { notify } from '@/lib/backend/domains/notifications/service'
import { letters } from '@/lib/backend/integrations/letters'
import { inTransaction } from '@/lib/backend/integrations/payload'
import { queueLetter } from '@/lib/backend/integrations/post'
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
