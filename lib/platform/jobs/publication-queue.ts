import { sql } from '@payloadcms/db-postgres'
import type { JobQueue } from '@/lib/platform/jobs/job-queue'

/** Scheduled publications change the database alone, so one that was begun is simply done again. */
export const publicationQueue: JobQueue = {
  name: 'publications',
  where: { taskSlug: { equals: 'schedulePublish' } },
  atOnce: 50,
  requeue: async (payload) => {
    await payload.db.drizzle.execute(
      sql`UPDATE payload_jobs SET processing = false WHERE task_slug = 'schedulePublish' AND processing`,
    )
  },
}
