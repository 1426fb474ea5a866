/** An error whose message is written for people: a page may show it. */
export class UserError extends Error {}

const NO_CONNECTION = 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз'
const UNKNOWN = 'Что-то пошло не так. Попробуйте ещё раз'

/** Returns what a page says of an error. Words of the browser or of a library never reach a page. */
export function errorMessage(error: unknown): string {
  if (error instanceof UserError && error.message) return error.message
  return error instanceof TypeError ? NO_CONNECTION : UNKNOWN
}
