/** Loaded by the front, which a reload does not replace. Tested against its imports. */
export const FRONT_SOURCES = [
  'lib/config',
  'lib/contract/messages.ts',
  'lib/platform/copies',
  'lib/platform/database',
  'lib/platform/mail/queue-state.ts',
  'lib/platform/postgres',
  'lib/platform/process',
  'lib/runtime',
  'lib/server',
  'lib/text/plural.ts',
  'start.mjs',
  'tsconfig.json',
]
