import {
  type CollectionBeforeChangeHook,
  type SanitizedConfig,
  type CollectionSlug,
  type PayloadRequest,
  accessOperation,
  type Endpoint,
  Forbidden,
} from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { env } from '@/lib/config/env'

// Payload adds these to the configuration after its plugins have run, so a finished one is changed:
// docs/decisions/internals.md.

/** Payload trusts the user named in a document lock; only the caller's own name is stored. */
export function signDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = required(config.collections.find(({ slug }) => slug === 'payload-locked-documents'))
  locks.hooks.beforeChange.push(signLock)
  return config
}

const signLock: CollectionBeforeChangeHook = ({ data, req: { user } }) =>
  user ? { ...data, user: { relationTo: 'staff', value: user.id } } : data

/** Payload lets everybody of the staff take back what another has scheduled. */
export function guardSchedules(config: SanitizedConfig): SanitizedConfig {
  const jobs = required(config.collections.find(({ slug }) => slug === 'payload-jobs'))
  jobs.hooks.beforeDelete.push(({ req }) => {
    if (req.user && !hasRole(req.user, 'editor', 'organizer')) throw new Forbidden(req.t)
  })
  return config
}

interface Scheduled {
  doc?: { relationTo: CollectionSlug; value: string | number }
  global?: string
  user?: { relationTo: CollectionSlug; value: number } | null
}

/** Adds an email to the author of a scheduled publication that failed. */
export function reportFailedSchedules(config: SanitizedConfig): SanitizedConfig {
  const task = required(config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish'))
  task.onFail = async ({ input, req }) => reportFailure(input as Scheduled, req)
  return config
}

function required<T>(part: T | undefined): T {
  if (!part) throw new Error('Payload has changed: see docs/decisions/internals.md')
  return part
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

/** Replaces Payload's `/access`, which shows all collection names to guests. */
export const staffPermissions: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 401 })
    return Response.json(await accessOperation({ req }))
  },
}
