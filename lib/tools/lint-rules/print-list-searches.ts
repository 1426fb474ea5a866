import config from '@/lib/office/payload.config'

/** Prints lists of the back office with their search fields; a program, because Jest cannot load Payload. */
const { collections } = await config
const lists = collections
  .filter(({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'))
  .map(({ slug, admin }) => [slug, admin.listSearchableFields ?? [admin.useAsTitle ?? 'id']])
process.stdout.write(`${JSON.stringify(lists)}\n`)
