'use client'

import { useRestoreAccount } from '@/components/features/cabinet/hooks'
import { Button } from '@/components/ui/button'
import { cityZone } from '@/components/ui/city-zone'
import { DateText } from '@/components/ui/date-text'
import { errorMessage } from '@/lib/text/user-error'

/** Reminds that the account will be erased and lets its owner cancel that until the day. */
export function ErasureNotice({ erasedAt }: { erasedAt: string }) {
  const restore = useRestoreAccount()
  return (
    <div role="alert" className="mb-8 rounded-card bg-sun-tint p-5 sm:p-6">
      <p className="text-lg font-medium">
        Учётная запись будет удалена <DateText value={erasedAt} zone={cityZone()} />
      </p>
      <p className="mt-1">До этого дня удаление можно отменить, и всё останется как было.</p>
      <Button className="mt-4" busy={restore.isPending} onClick={() => restore.mutate()}>
        Отменить удаление
      </Button>
      {restore.isError && <p className="mt-3 font-medium text-danger">{errorMessage(restore.error)}</p>}
    </div>
  )
}
