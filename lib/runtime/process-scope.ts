/**
 * Values shared by all copies of a module: Next bundles some several times, and the server runs outside its bundles.
 * Only the owner of a value, which declares its type, uses it.
 */
export interface ProcessScope {
  /** Stops new writes (lib/platform/process/full-disk.ts). */
  isDiskFull?: boolean
}

const key = Symbol.for('city-portal')

export const processScope: ProcessScope = ((globalThis as { [key]?: ProcessScope })[key] ??= {})
