import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'
import { plainPhrase, plainText } from '@/lib/text/plain-text'

/** Conditions that look for words within a text. */
const WORDS_SOUGHT = new Set(['like', 'not_like', 'contains'])
/** Compared by their hashes: a change of a single byte would lock the account out. */
const SECRETS = new Set(['password', 'confirm-password'])

/**
 * Puts right the texts that an operation stores or looks for: composed letters, one kind of line break, nothing unseen, no
 * picture from outside the library.
 * Stands before all other hooks, which then see what will be stored.
 */
export const normalizeSave: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isSave = operation === 'create' || operation === 'update'
  return {
    ...args,
    ...(isSave && 'data' in args && { data: toPlain(args.data) }),
    ...('where' in args && args.where && { where: toPlain(args.where) }),
  } as typeof args
}

/** Does the same for a page that exists once. */
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

/** True for what JSON can hold; dates and files are left alone. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

type Node = Record<string, unknown>

/**
 * True for a picture of a rich text that is not in the library. The editor fetches its address from the browser of
 * whoever opens the text, so the address would tell a foreign site who reads it and when.
 */
function isUnstoredPicture(node: unknown): boolean {
  return isUpload(node) && ('pending' in node || storedId(node.value) === undefined)
}

/** Reduces a picture of a rich text to its number: an address beside it could be a foreign one. Returns other nodes as they are. */
function storedPicture(node: Node): Node {
  return isUpload(node) ? { ...node, value: storedId(node.value) } : node
}

/** A field of another meaning may be called `type` too, so the editor's own mark of a version is looked at. */
function isUpload(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'upload' && 'version' in node
}

function storedId(value: unknown): number | string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id)) ? id : undefined
}
