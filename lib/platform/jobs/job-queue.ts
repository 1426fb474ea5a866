import type { Payload } from 'payload'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { findLeaderTerm } from '@/lib/platform/jobs/job-leader'
import { areTicksEnding, startTicks, stopTicks } from '@/lib/platform/jobs/job-ticks'
import { WallClock } from '@/lib/platform/jobs/wall-clock'

const PAUSE_MS = 1_000

/** Jobs of one kind. A slow mail server does not delay publications, which have a queue of their own. */
export interface JobQueue {
  name: string
  where: NonNullable<Parameters<Payload['jobs']['run']>[0]>['where']
  /** Jobs of one run. */
  atOnce: number
  /** Makes jobs due that an earlier leader began and did not end; none of them runs in this process. */
  requeue: (payload: Payload) => Promise<void>
  /** The clock by which attempts were put off may have been ahead. */
  makeDue?: (payload: Payload) => Promise<void>
}

/**
 * Runs due jobs on the leading instance, one run after another. Payload's own cron waits for a time of day: with the clock
 * set back it would wait for as long as that.
 */
export function startJobQueues(queues: readonly JobQueue[]): void {
  for (const queue of queues) startJobQueue(queue)
}

export function stopJobQueues(queues: readonly JobQueue[]): void {
  for (const { name } of queues) stopTicks(name)
}

function startJobQueue(queue: JobQueue): void {
  const clock = new WallClock()
  let servedTerm: number | undefined
  const tick = async () => {
    const payload = await payloadClient()
    const term = await findLeaderTerm()
    if (term === undefined) return
    const isNewTerm = term !== servedTerm
    if (clock.wasSetBack() || isNewTerm) await queue.makeDue?.(payload)
    if (isNewTerm) await queue.requeue(payload)
    servedTerm = undefined // a run that fails leaves jobs begun
    await runDue(payload, queue, term)
    servedTerm = term
  }
  startTicks(queue.name, { everyMs: PAUSE_MS, tick, failure: 'Очередь заданий пропустила удар' })
}

async function runDue(payload: Payload, { where, atOnce }: JobQueue, term: number): Promise<void> {
  do {
    const { noJobsRemaining } = await payload.jobs.run({ limit: atOnce, silent: true, where })
    if (noJobsRemaining || areTicksEnding()) return
  } while ((await findLeaderTerm()) === term)
}
