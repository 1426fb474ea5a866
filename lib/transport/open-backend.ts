import 'server-only'
import '@/lib/office/payload.config' // this says how Payload is opened
import { env } from '@/lib/config/env'
import { startScheduler } from '@/lib/platform/jobs/scheduler'
import { scheduledJobs } from '@/lib/transport/scheduled-jobs'

// a build loads this file too, and an external host has its own scheduler
const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
if (env.DATABASE_URL && !env.API_URL && !isBuild) startScheduler(scheduledJobs)
