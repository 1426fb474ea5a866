import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { requestValue } from '@/lib/platform/payload/request-value'
import { HOUR_MS } from '@/lib/time/days'

/** Changes by the portal itself keep the last name. */
export const recordEditor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: Record<string, unknown>
  req: PayloadRequest
}) => ({ ...data, changedBy: getAuthor(req) ?? data.changedBy })

export function getAuthor({ user }: Pick<PayloadRequest, 'user'>): string | undefined {
  return user?.collection === 'staff' ? user.name : undefined
}

/** True for a change of the published version alone: a newer draft stays, and work on it goes on. */
export const changesOnlyPublished = requestValue<boolean>('changesOnlyPublished')

/** A clock that is ahead is no wish to wait. */
const CLOCK_SLACK_MS = HOUR_MS

const NOT_YET =
  'Эта дата ещё не наступила, а публикация покажет страницу сразу. Чтобы она вышла позже, сохраните черновик и выберите ' +
  '«Запланировать публикацию»; чтобы вышла сейчас — уберите дату.'

/**
 * Sets a missing or future publication date to now; an emptied one of what is out already stays. An editor who publishes by
 * hand what is dated later meant it to wait: throws ValidationError.
 */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data
  const date: unknown = data.publishedAt || originalDoc?.publishedAt
  const time = typeof date === 'string' || date instanceof Date ? +new Date(date) : NaN
  const now = Date.now()
  if (time <= now) return { ...data, publishedAt: date }
  if (data.publishedAt && req.payloadAPI === 'REST' && time > now + CLOCK_SLACK_MS)
    throw new ValidationError({ errors: [{ path: 'publishedAt', message: NOT_YET }], req })
  return { ...data, publishedAt: new Date(now).toISOString() }
}

export function storePlainText(from: string, to: string): CollectionBeforeChangeHook {
  return ({ data }) => (data[from] ? { ...data, [to]: convertLexicalToPlaintext({ data: data[from] }) } : data)
}
