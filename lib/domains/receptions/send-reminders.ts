import { letters } from '@/lib/domains/receptions/letters'
import { takeUnreminded } from '@/lib/domains/receptions/repository'
import { tell } from '@/lib/domains/receptions/service'
import { tellAll } from '@/lib/platform/workflow/tell-all'

const AT_ONCE = 50

/** Reminds of the receptions of tomorrow, each once. */
export async function sendReminders(): Promise<void> {
  await tellAll(AT_ONCE, takeUnreminded, (row) => tell(row, letters.reminder))
}
