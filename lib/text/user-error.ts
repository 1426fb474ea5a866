import { typeset } from '@/lib/text/typography'

/** Error whose message may be shown to people. */
export class UserError extends Error {}

const NO_CONNECTION = 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз'
const UNKNOWN = 'Что-то пошло не так. Попробуйте ещё раз'

/** Returns a text for people; messages of browsers and libraries are never shown. */
export function errorMessage(error: unknown): string {
  if (error instanceof UserError && error.message) return typeset(error.message)
  return typeset(error instanceof TypeError ? NO_CONNECTION : UNKNOWN)
}
