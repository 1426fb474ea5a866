import { initI18n } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest, Validate } from 'payload'
import config from '@/lib/office/payload.config'

/** Prints what texts of the back office answer at their limit and one unit beyond, and lists one row beyond; Jest cannot load Payload. */
const office = await config
const { t } = await initI18n({ config: office.i18n, context: 'api', language: 'ru' })
const req = { payload: { config: office }, t, user: null } as unknown as PayloadRequest

interface LimitedField {
  name: string
  maxLength: number
  admin?: { condition?: (...args: unknown[]) => unknown }
  validate: Validate
}

function listFields(fields: readonly FlattenedField[], path: string): [string, FlattenedField][] {
  return fields.flatMap((field): [string, FlattenedField][] => {
    const at = `${path}.${field.name}`
    return [[at, field], ...('flattenedFields' in field ? listFields(field.flattenedFields, at) : [])]
  })
}

/** Payload adds collections, and a list of sessions to accounts. */
const isOurs = (path: string) => !path.startsWith('payload-') && path !== 'staff.sessions'

function isList(field: FlattenedField): boolean {
  return field.type === 'array' || ('hasMany' in field && field.hasMany === true && field.type !== 'select')
}

async function refuseRows(field: FlattenedField): Promise<unknown> {
  if (!('maxRows' in field) || !field.maxRows || !field.validate) return null
  const rows = Array.from({ length: field.maxRows + 1 }, () => (field.type === 'text' ? 'слово' : 1))
  const options = { ...field, req, data: {}, siblingData: {}, operation: 'create' }
  return (field.validate as Validate)(rows, options as unknown as Parameters<Validate>[1])
}

/** Ends in an emoji, which is one code point and two UTF-16 units. */
async function refuse({ name, admin, validate, ...field }: LimitedField, units: number): Promise<unknown> {
  const text = `${'я'.repeat(units - 2)}😀`
  const data = { [name]: text }
  if (admin?.condition && !admin.condition(data, data, { user: null })) return 'не проверено'
  const options = { ...field, name, req, data, siblingData: data, operation: 'create' }
  return validate(text, options as unknown as Parameters<Validate>[1])
}

const fields = [...office.collections, ...office.globals].flatMap((one) => listFields(one.flattenedFields, one.slug))
const texts = fields.flatMap(([path, field]) =>
  'maxLength' in field && field.maxLength ? [{ path, field: field as unknown as LimitedField }] : [],
)
const answers = texts.map(async ({ path, field }) => {
  const { maxLength } = field
  return [path, maxLength, await refuse(field, maxLength), await refuse(field, maxLength + 1)]
})
const lists = fields
  .filter(([path, field]) => isOurs(path) && isList(field) && !('virtual' in field && field.virtual)) // those are not stored
  .map(async ([path, field]) => [path, await refuseRows(field)])
const printed = { texts: await Promise.all(answers), lists: await Promise.all(lists) }
process.stdout.write(`${JSON.stringify(printed)}\n`)
