import { BasePayload, type Config, type Payload, type SanitizedConfig } from 'payload'
import { stdTimeFunctions } from 'pino'
import { providePayload } from '@/lib/platform/database/payload-client'
import { withTimeout } from '@/lib/platform/database/timeouts'
import config from '@/lib/office/payload.config'

const logger: Config['logger'] = {
  options: { level: 'error', timestamp: stdTimeFunctions.isoTime },
  destination: process.stdout,
}

/** Opens Payload for a script, without cron and generators. */
export function withOffice<T>(work: (payload: Payload) => Promise<T>): Promise<T> {
  return withTimeout('preparing', () => openAndClose(work))
}

async function openAndClose<T>(work: (payload: Payload) => Promise<T>): Promise<T> {
  const settings = await config
  const payload = await new BasePayload().init({
    config: {
      ...settings,
      logger: logger as SanitizedConfig['logger'],
      typescript: { ...settings.typescript, autoGenerate: false },
    },
    disableOnInit: true,
  })
  providePayload(async () => payload)
  try {
    return await work(payload)
  } finally {
    await payload.destroy()
  }
}
