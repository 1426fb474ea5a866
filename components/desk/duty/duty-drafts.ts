const PREFIX = 'duty '

export function dutyDraftKey(writer: number, form: string): string {
  return `${PREFIX}${writer} ${form}`
}

/** Drops what the tab has of the forms of the duty service, except that of a writer: it names callers. */
export function dropDutyDrafts(writer?: number): void {
  const isOthers = (key: string) =>
    key.startsWith(PREFIX) && (writer === undefined || !key.startsWith(dutyDraftKey(writer, '')))
  for (const key of Object.keys(sessionStorage).filter(isOthers)) sessionStorage.removeItem(key)
}

/** What a send names anew: the key of the page, and the consent, which each caller is asked for. */
const FORGOTTEN = ['key', 'consent']

/** Returns what the tab keeps of a form of the duty service. */
export function toDutyDraft(form: FormData): Record<string, string> {
  const typed = [...form].filter(([field]) => !FORGOTTEN.includes(field))
  return Object.fromEntries(typed.map(([field, value]) => [field, String(value)]))
}
