import {
  hasDraft,
  saveDraft,
  saveDraftFiles,
  removeDraft,
  removeDraftFiles,
  type DraftFiles,
  type DraftTexts,
} from '@/lib/client/drafts'

const PAUSE_MS = 400

interface Draft {
  name: string
  owner: string
  /** The only stored checkbox; consents are given anew. */
  box?: string
}

/** Saves a form's draft after a pause in typing. Writes nothing after removal or close. */
export class DraftWriter {
  private timer: ReturnType<typeof setTimeout> | undefined
  private pending: { values: Record<string, unknown>; isTyped: boolean } | undefined
  private isRemoved = false
  private isClosed = false
  private files: DraftFiles = {}
  private filesWritten: Promise<void> = Promise.resolve()

  constructor(private readonly draft: Draft) {}

  /** Saves the values later. After `remove` only typing begins a new draft. */
  write(values: Record<string, unknown>, isTyped: boolean): void {
    if (this.isClosed || (this.isRemoved && !isTyped)) return
    this.isRemoved = false
    this.pending = { values, isTyped: isTyped || this.pending?.isTyped === true }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), PAUSE_MS)
  }

  flush(): void {
    const { pending } = this
    this.cancel()
    if (!pending) return
    const { values, isTyped } = pending
    const { name, owner, box } = this.draft
    const words = collectTexts(values, box)
    if (words) saveDraft(owner, name, words)
    else if (isTyped) removeDraft(owner, name)
    const chosen = collectFiles(values)
    if (!isSame(chosen, this.files)) this.afterFiles(() => saveDraftFiles(owner, name, chosen))
    this.files = chosen
  }

  remove(): void {
    const { name, owner } = this.draft
    this.cancel()
    this.isRemoved = true
    removeDraft(owner, name)
    this.afterFiles(() => removeDraftFiles(owner, name))
  }

  close(): void {
    this.cancel()
    this.isClosed = true
  }

  get isStored(): boolean {
    return hasDraft(this.draft.owner, this.draft.name)
  }

  private cancel(): void {
    clearTimeout(this.timer)
    this.pending = undefined
  }

  /** Writes files one after another, so that a removal never precedes an earlier write. */
  private afterFiles(work: () => Promise<void>): void {
    this.filesWritten = this.filesWritten.then(work)
  }
}

export function collectFiles(values: Record<string, unknown>): DraftFiles {
  const isFiles = (value: unknown) => Array.isArray(value) && value.every((one) => one instanceof File)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFiles(value))) as DraftFiles
}

function isSame(some: DraftFiles, others: DraftFiles): boolean {
  const isKept = (name: string, files: readonly File[]) =>
    files.length === (others[name]?.length ?? 0) && files.every((file, index) => file === others[name]?.[index])
  return Object.entries(some).every(([name, files]) => isKept(name, files))
}

/** Returns typed texts with the checkbox; null if nothing is typed. */
function collectTexts(values: Record<string, unknown>, box: string | undefined): DraftTexts | null {
  const typed = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '')
  const boxes = Object.entries(values).filter(([name]) => name === box)
  return typed.length > 0 ? (Object.fromEntries([...typed, ...boxes]) as DraftTexts) : null
}
