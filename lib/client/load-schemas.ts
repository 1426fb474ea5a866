/** Loads the schema library first, so that it is evaluated in a task of its own. */
export function loadSchemas(): Promise<unknown> {
  return import('@/lib/contract/errors')
}
