/**
 * A process has these values once. Next bundles a module several times (pages, calls, the back office), and the front
 * stands outside of its bundles: each copy has variables of its own. What all copies must share is kept here, under one
 * symbol of the process. The module that owns a value adds its type (`declare module`) and is the only one to touch it.
 */
export interface ProcessScope {
  /** Nothing new is written while it is true (lib/platform/process/full-disk.ts). */
  isDiskFull?: boolean
}

const key = Symbol.for('city-portal')

export const processScope: ProcessScope = ((globalThis as { [key]?: ProcessScope })[key] ??= {})
