import { GUEST } from '@/lib/client/current-owner'
import { BrowserStore } from '@/lib/client/browser-store'

export type DraftTexts = Record<string, string | boolean>

export type DraftFiles = Record<string, File[]>

const PREFIX = 'draft:'
const DATABASE = 'drafts'
const files = new BrowserStore(DATABASE, 'files')

/** Returns the key: `draft:appeal` for a guest, `draft:resident:7:appeal` for a resident. */
export function draftKey(owner: string, name: string): string {
  return buildPrefix(owner) + name
}

function buildPrefix(owner: string): string {
  return owner === GUEST ? PREFIX : `${PREFIX}${owner}:`
}

/** Returns the owner's draft. A guest's draft is newer and becomes the resident's after the login. */
export function readDraft(owner: string, name: string): DraftTexts | null {
  const own = readTexts(draftKey(owner, name))
  if (owner === GUEST) return own
  const guests = readTexts(draftKey(GUEST, name))
  if (guests === null) return own
  const both = { ...own, ...guests }
  saveDraft(owner, name, both)
  removeTexts(draftKey(GUEST, name))
  return both
}

export function hasDraft(owner: string, name: string): boolean {
  return readTexts(draftKey(owner, name)) !== null
}

export function hasDrafts(owner: string): boolean {
  return storedKeys().some((key) => key.startsWith(buildPrefix(owner)))
}

export function saveDraft(owner: string, name: string, words: DraftTexts): void {
  try {
    window.localStorage.setItem(draftKey(owner, name), JSON.stringify(words))
  } catch {}
}

/** Returns the owner's files; a guest's become the resident's with the text. */
export async function readDraftFiles(owner: string, name: string): Promise<DraftFiles> {
  const own = await readFiles(draftKey(owner, name))
  if (owner === GUEST) return own
  const guests = await readFiles(draftKey(GUEST, name))
  if (Object.keys(guests).length === 0) return own
  const both = { ...own, ...guests }
  await saveDraftFiles(owner, name, both)
  await removeFiles(draftKey(GUEST, name))
  return both
}

/** Files that do not fit stay in the form only. */
export async function saveDraftFiles(owner: string, name: string, chosen: DraftFiles): Promise<void> {
  const key = draftKey(owner, name)
  if (Object.values(chosen).every(({ length }) => length === 0)) return removeFiles(key)
  await files.run('readwrite', (store) => store.put(chosen, key)).catch(() => undefined)
}

export function removeDraft(owner: string, name: string): void {
  removeTexts(draftKey(owner, name))
}

export function removeDraftFiles(owner: string, name: string): Promise<void> {
  return removeFiles(draftKey(owner, name))
}

/** Removes all drafts: the next user may be someone else. */
export function removeAllDrafts(): void {
  for (const key of storedKeys()) removeTexts(key)
  window.indexedDB?.deleteDatabase(DATABASE)
}

/** Removes drafts of other residents; a guest's stay for the next login. */
export async function removeDraftsOfOthers(owner: string): Promise<void> {
  const isForeign = (key: string) => key.startsWith(`${PREFIX}resident:`) && !key.startsWith(buildPrefix(owner))
  for (const key of storedKeys().filter(isForeign)) removeTexts(key)
  const keys = await files.run('readonly', (store) => store.getAllKeys()).catch(() => [])
  for (const key of keys.map(String).filter(isForeign)) await removeFiles(key)
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

function readTexts(key: string): DraftTexts | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return stored && typeof stored === 'object' ? (stored as DraftTexts) : null
  } catch {
    return null
  }
}

function removeTexts(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {}
}

async function readFiles(key: string): Promise<DraftFiles> {
  const stored = await files.run<DraftFiles | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
  return stored ?? {}
}

async function removeFiles(key: string): Promise<void> {
  await files.run('readwrite', (store) => store.delete(key)).catch(() => undefined)
}
