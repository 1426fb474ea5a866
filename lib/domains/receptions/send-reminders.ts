import { letters } from '@/lib/domains/receptions/letters'
import { takeUnreminded } from '@/lib/domains/receptions/repository'
import { followSchedule } from '@/lib/domains/receptions/schedule-service'
import { tell } from '@/lib/domains/receptions/tell'
import { tellAll } from '@/lib/platform/workflow/tell-all'

const AT_ONCE = 50

/** Reminds of the receptions of tomorrow, each once; of one that the schedule does not have any more it tells that before. */
export async function sendReminders(): Promise<void> {
  await followSchedule()
  await tellAll(AT_ONCE, takeUnreminded, (row) => tell(row, letters.reminder))
}
