import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { id, limitedText, moment } from '@/lib/contract/shapes'
import { wrongKeyLimit, HOUR } from '@/lib/contract/call-limit'
import { PRIVATE_LINK_MINUTES } from '@/lib/config/paths'
import { minuteForms, plainCount } from '@/lib/text/plural'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

const LINK_TERM = plainCount(PRIVATE_LINK_MINUTES, minuteForms)

/** `token` comes from the email's «Отписаться»; mail programs may send it themselves (RFC 8058). */
export const unsubscribeNews = defineOperation({
  id: 'unsubscribeNews',
  audited: 'Отписка от писем',
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Отписка от писем с новостями или об обсуждении одним нажатием',
  access: 'public',
  limits: [wrongKeyLimit],
  query: z.object({ token: limitedText(200) }),
  answer: z.object({ message: z.string() }),
})

/** A login on a device; `address` is its last network address. */
const session = z.object({
  id: z.int(),
  is_current: z.boolean(),
  device: z.string(),
  address: z.string(),
  created_at: moment,
  last_seen_at: moment,
  expires_at: moment,
})
export type Session = z.infer<typeof session>
const sessionsAnswer = z.object({ sessions: z.array(session) })

export const listSessions = defineOperation({
  id: 'listSessions',
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Где выполнен вход, нынешний сеанс первым',
  access: 'resident',
  answer: sessionsAnswer,
})

export const endSessions = defineOperation({
  ...listSessions,
  id: 'endSessions',
  audited: 'Завершение сеансов',
  method: 'POST',
  path: '/api/user/endsessions',
  summary: 'Завершить один сеанс (id) или все, кроме нынешнего; в ответе оставшиеся',
  body: z.object({ id: id.optional() }),
})

/** `url` works for PRIVATE_LINK_MINUTES without headers, so it can be a plain link. */
const temporaryLink = z.object({ url: z.string(), expires_at: moment })

export const exportData = defineOperation({
  id: 'exportData',
  audited: 'Выгрузка своих данных',
  method: 'POST',
  path: '/api/user/export',
  summary: `Все мои данные архивом: JSON и файлы; ссылка действует ${LINK_TERM}`,
  access: 'resident',
  limits: [{ of: 'caller', points: 5, seconds: HOUR }],
  answer: temporaryLink,
})

export const linkPrivateFile = defineOperation({
  id: 'linkPrivateFile',
  audited: 'Открытие закрытого файла',
  method: 'POST',
  path: '/api/user/filelink',
  summary: `Ссылка на свой закрытый файл; действует ${LINK_TERM}`,
  access: 'resident',
  body: z.object({ id }),
  answer: temporaryLink,
})
