import 'server-only'
import '@/lib/office/payload.config' // says how Payload is opened
import { env } from '@/lib/config/env'
import { startClock } from '@/lib/platform/jobs/clock'
import { scheduledJobs } from '@/lib/transport/scheduled-jobs'

// a build loads this file too; with an external host that host minds its own clock
const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
if (env.DATABASE_URL && !env.API_URL && !isBuild) startClock(scheduledJobs)
