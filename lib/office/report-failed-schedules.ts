import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'
import { env } from '@/lib/config/env'

interface Scheduled {
  doc?: { relationTo: CollectionSlug; value: string | number }
  global?: string
  user?: { relationTo: CollectionSlug; value: number } | null
}

/** Adds an email to the author of a scheduled publication that failed. */
export function reportFailedSchedules(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task) task.onFail = async ({ input, req }) => reportFailure(input as Scheduled, req)
  return config
}

async function reportFailure({ doc, global, user }: Scheduled, { payload }: PayloadRequest): Promise<void> {
  const author = user && (await payload.findByID({ collection: 'staff', id: user.value, disableErrors: true }))
  if (!author) return
  const place = doc ? `collections/${doc.relationTo}/${doc.value}` : `globals/${global}`
  await payload.sendEmail({
    to: author.email,
    subject: 'Публикация по расписанию не состоялась',
    text: [
      'Материал, который вы запланировали, не опубликован: в нём не хватает обязательного или что-то заполнено неверно.',
      `Причина показана в самом материале: ${env.PUBLIC_URL}/admin/${place}`,
    ].join('\n\n'),
  })
}
