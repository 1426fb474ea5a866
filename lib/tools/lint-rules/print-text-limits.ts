import { initI18n } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest, Validate } from 'payload'
import config from '@/lib/office/payload.config'

/** Prints what fields of the back office answer to a text at their limit and one unit beyond; Jest cannot load Payload. */
const office = await config
const { t } = await initI18n({ config: office.i18n, context: 'api', language: 'ru' })
const req = { payload: { config: office }, t, user: null } as unknown as PayloadRequest

interface LimitedField {
  name: string
  maxLength: number
  admin?: { condition?: (...args: unknown[]) => unknown }
  validate: Validate
}

function listTexts(fields: readonly FlattenedField[], path: string): [string, LimitedField][] {
  return fields.flatMap((field): [string, LimitedField][] => {
    const at = `${path}.${field.name}`
    if ('maxLength' in field && field.maxLength) return [[at, field as unknown as LimitedField]]
    const inBlocks = 'blocks' in field ? field.blocks.flatMap((block) => listTexts(block.flattenedFields, at)) : []
    return 'flattenedFields' in field ? listTexts(field.flattenedFields, at) : inBlocks
  })
}

/** Ends in an emoji, which is one code point and two UTF-16 units. */
async function refuse({ name, admin, validate, ...field }: LimitedField, units: number): Promise<unknown> {
  const text = `${'я'.repeat(units - 2)}😀`
  const data = { [name]: text }
  if (admin?.condition && !admin.condition(data, data, { user: null })) return 'не проверено'
  const options = { ...field, name, req, data, siblingData: data, operation: 'create' }
  return validate(text, options as unknown as Parameters<Validate>[1])
}

const texts = [...office.collections, ...office.globals].flatMap((one) => listTexts(one.flattenedFields, one.slug))
const answers = texts.map(async ([path, field]) => {
  const { maxLength } = field
  return [path, maxLength, await refuse(field, maxLength), await refuse(field, maxLength + 1)]
})
process.stdout.write(`${JSON.stringify(await Promise.all(answers))}\n`)
