import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AppealValues } from '@/components/features/appeals/hooks'
import { keepUnsent, readUnsent } from '@/components/features/appeals/unsent-appeal'
import { watchHash } from '@/components/ui/watch-hash'
import { carryPerson } from '@/lib/api/carried-person'

const DIALOGS = ['#login', '#register']

/** A guest who goes to log in or to register takes along who they are, and comes back to the button that sends. */
export function useWayToLogin({ getValues }: UseFormReturn<AppealValues>, isResident: boolean): void {
  useEffect(() => {
    if (isResident) return
    return watchHash((hash) => {
      if (!DIALOGS.includes(hash)) return
      const { surname, name, patronymic, email, phone, text, consents } = getValues()
      carryPerson({ surname, name, patronymic, email, phone })
      if (text.trim() !== '') keepUnsent({ consents })
    })
  }, [getValues, isResident])
}

/** Whether this very appeal waits to be sent since its author logged in: the consent stands as it was, the button is next. */
export function useUnsent({ setValue }: UseFormReturn<AppealValues>, isResident: boolean, buttonId: string): boolean {
  const [unsent] = useState(() => (isResident ? readUnsent() : null))
  useEffect(() => {
    if (unsent === null) return
    setValue('consents', unsent.consents)
    const button = document.getElementById(buttonId)
    button?.scrollIntoView({ block: 'center' })
    button?.focus({ preventScroll: true })
  }, [unsent, setValue, buttonId])
  return unsent !== null
}
