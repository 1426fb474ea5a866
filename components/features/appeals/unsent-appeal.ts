import { useEffect, useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { GUEST } from '@/lib/client/current-owner'
import { draftKey } from '@/lib/client/drafts'
import type { AppealValues } from '@/components/features/appeals/hooks'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { carryPerson } from '@/lib/client/carried-person'

/** A guest's draft of its own, so that a logout removes it together with the draft of the appeal. */
const KEY = draftKey(GUEST, 'appeal-unsent')

interface UnsentAppeal {
  /** It says whether the consent was ticked when the author went to log in. */
  consents: boolean
}

/** Remembers that a guest went to log in with an appeal that they want to send. */
function saveUnsent(unsent: UnsentAppeal): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(unsent))
  } catch {
    // When the browser cannot store it, the form asks for the consent again.
  }
}

/**
 * Returns what was remembered about an appeal that is not sent yet; null when no guest went to log in from a filled
 * form.
 */
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

/**
 * Passes the typed name and contacts to the login or registration dialog, and remembers that the appeal has to be sent
 * afterwards.
 */
export function useSaveBeforeLogin({ getValues }: UseFormReturn<AppealValues>, isResident: boolean): void {
  useEffect(() => {
    if (isResident) return
    return watchHash((hash) => {
      if (!DIALOGS.includes(hash)) return
      const { surname, name, patronymic, email, phone, text, consents } = getValues()
      carryPerson({ surname, name, patronymic, email, phone })
      if (text.trim() !== '') saveUnsent({ consents })
    })
  }, [getValues, isResident])
}

/**
 * Returns whether this appeal waited for its author to log in. If so, it restores the tick of the consent and moves the
 * focus to the button that sends.
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
