import { BasePayload, type Payload } from 'payload'
import config from '@/lib/cms/payload.config'
import { log } from '@/lib/config/log'

/**
 * Payload for a script: no cron, no watching of the development server. Types and import maps are made by their own
 * commands, never as a side effect of seeding.
 */
export async function withOffice<T>(work: (payload: Payload) => Promise<T>): Promise<T> {
  const settings = await config
  const payload = await new BasePayload().init({
    config: {
      ...settings,
      logger: log.child({}, { level: 'error' }),
      typescript: { ...settings.typescript, autoGenerate: false },
    },
    disableOnInit: true,
  })
  try {
    return await work(payload)
  } finally {
    await payload.destroy()
  }
}
