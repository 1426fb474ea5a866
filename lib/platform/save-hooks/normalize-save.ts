import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'
import { plainPhrase, plainText } from '@/lib/text/plain-text'

const WORDS_SOUGHT = new Set(['like', 'not_like', 'contains'])
/** Compared by hash: a changed byte would lock the account out. */
const SECRETS = new Set(['password', 'confirm-password'])

/** Normalises stored and searched texts and removes external pictures. Must be the first hook. */
export const normalizeSave: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isSave = operation === 'create' || operation === 'update'
  return {
    ...args,
    ...(isSave && 'data' in args && { data: toPlain(args.data) }),
    ...('where' in args && args.where && { where: toPlain(args.where) }),
  } as typeof args
}

export const normalizeGlobalSave: GlobalBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' ? { ...args, data: toPlain(args.data) } : args

function toPlain(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return WORDS_SOUGHT.has(name) ? plainPhrase(value) : plainText(value)
  if (Array.isArray(value)) return value.filter((one) => !isUnstoredPicture(one)).map((one) => toPlain(one, name))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(storedPicture(value)).map(([key, inner]) => [key, SECRETS.has(key) ? inner : toPlain(inner, key)]),
  )
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

type Node = Record<string, unknown>

/** True for a picture outside the library: its address would tell another site who opens the text. */
function isUnstoredPicture(node: unknown): boolean {
  return isUpload(node) && ('pending' in node || storedId(node.value) === undefined)
}

/** Reduces a picture to its id, since an address beside it could be external. */
function storedPicture(node: Node): Node {
  return isUpload(node) ? { ...node, value: storedId(node.value) } : node
}

/** Other nodes may have `type` too, so `version` is checked. */
function isUpload(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'upload' && 'version' in node
}

function storedId(value: unknown): number | string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id)) ? id : undefined
}
