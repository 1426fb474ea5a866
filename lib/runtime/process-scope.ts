/**
 * Values shared by all copies of a module: Next bundles some several times, and the server runs outside its bundles.
 * The owner of a value adds its type by `declare module`; nobody else touches it.
 */
export interface ProcessScope {
  /** Stops new writes (lib/platform/process/full-disk.ts). */
  isDiskFull?: boolean
}

const key = Symbol.for('city-portal')

export const processScope: ProcessScope = ((globalThis as { [key]?: ProcessScope })[key] ??= {})
