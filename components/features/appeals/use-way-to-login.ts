import { useEffect, useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AppealValues } from '@/components/features/appeals/hooks'
import { saveUnsent, readUnsent } from '@/components/features/appeals/unsent-appeal'
import { watchHash } from '@/components/ui/watch-hash'
import { carryPerson } from '@/lib/client/carried-person'

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
