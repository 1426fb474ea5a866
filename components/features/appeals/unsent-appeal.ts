import { useEffect, useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { GUEST } from '@/lib/client/current-owner'
import { draftKey } from '@/lib/client/drafts'
import type { AppealValues } from '@/components/features/appeals/hooks'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { storePersonFields } from '@/lib/client/shared-person-fields'

/** A guest's draft, so that a logout removes it together with the draft of the appeal. */
const KEY = draftKey(GUEST, 'appeal-unsent')

interface UnsentAppeal {
  consents: boolean
}

function saveUnsent(unsent: UnsentAppeal): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(unsent))
  } catch {
    // When the browser cannot store it, the form asks for the consent again.
  }
}

/** Returns the stored mark; null if no guest went to log in from a filled form. */
function readUnsent(): UnsentAppeal | null {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as UnsentAppeal | null
  } catch {
    return null
  }
}

export function removeUnsent(): void {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // When storage is not available, nothing was stored, so there is nothing to remove.
  }
}

const DIALOGS = ['#login', '#register']

/** Passes the typed person to the login and registration dialogs and marks the appeal as unsent. */
export function useSaveBeforeLogin({ getValues }: UseFormReturn<AppealValues>, isResident: boolean): void {
  useEffect(() => {
    if (isResident) return
    return watchHash((hash) => {
      if (!DIALOGS.includes(hash)) return
      const { surname, name, patronymic, email, phone, text, consents } = getValues()
      storePersonFields({ surname, name, patronymic, email, phone })
      if (text.trim() !== '') saveUnsent({ consents })
    })
  }, [getValues, isResident])
}

/**
 * Returns true if the appeal waited for its author to log in; then restores the consent and focuses the submit button.
 */
export function useUnsentAppeal(
  { setValue }: UseFormReturn<AppealValues>,
  isResident: boolean,
  buttonId: string,
): boolean {
  const unsent = useMemo(() => (isResident ? readUnsent() : null), [isResident])
  useEffect(() => {
    if (unsent === null) return
    setValue('consents', unsent.consents)
    const button = document.getElementById(buttonId)
    button?.scrollIntoView({ block: 'center' })
    button?.focus({ preventScroll: true })
  }, [unsent, setValue, buttonId])
  return unsent !== null
}
