import { z } from 'zod'

const setupRequestShape = z.object({
  /** Random: the outcome is shown only to the visitor who began. */
  attempt: z.string().min(16),
  choice: z.enum(['demo', 'city', 'copy']),
  /** Path on the server: a city's folder or a backup file. */
  path: z.string(),
  /** Passphrase of the backup's keys. */
  passphrase: z.string(),
  /** Whether there was something to keep: the form says it again after a refusal. */
  isEmpty: z.boolean(),
})

/** The choice of the first page; a worker checks the password and hands it to the front in a header. */
export type SetupRequest = z.infer<typeof setupRequestShape>

export const SETUP_PATH = '/setup'

/** Formats the request as text for a header. */
export function formatSetupRequest(request: SetupRequest): string {
  return encodeURIComponent(JSON.stringify(request))
}

export function parseSetupRequest(text: string): SetupRequest {
  return setupRequestShape.parse(JSON.parse(decodeURIComponent(text)))
}

/** Sent in place of a request when the first page is over. */
export const SETUP_CLOSED = 'closed'

/** The only refusal of a backup that belongs to another field than its path. */
export const WRONG_PASSPHRASE = 'Пароль копии не подходит: напишите тот, что был в BACKUP_PASSPHRASE, когда её делали'
