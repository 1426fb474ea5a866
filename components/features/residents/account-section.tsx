'use client'

import { useState } from 'react'
import { DeleteAccountDialog } from '@/components/features/residents/delete-account-dialog'
import { useExport } from '@/components/features/residents/account-hooks'
import { Group } from '@/components/account/cabinet-section'
import { Button } from '@/components/ui/button/button'
import type { User } from '@/lib/client/user'
import { ErrorText } from '@/components/ui/text/error-text'
import { Icon } from '@/components/ui/icon/icon'
import { UNDO_DAYS } from '@/lib/domains/residents/rules'
import { formatDays } from '@/lib/text/plural'

export function AccountSection({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Group
        title="Выгрузить мои данные"
        lead="Архив со всем, что портал хранит о вас: данные в формате JSON и приложенные файлы."
      >
        <ExportButton />
      </Group>
      {!user.erased_at && (
        <Group
          title="Удалить учётную запись"
          lead={
            `${formatDays(UNDO_DAYS)} её можно будет вернуть. Потом имя исчезнет с ваших идей и заявок, голоса ` +
            'останутся без имени. Официальные обращения город хранит столько, сколько велит закон, а запись на будущий ' +
            'приём остаётся в силе.'
          }
        >
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Удалить учётную запись
          </Button>
          <DeleteAccountDialog user={user} open={isAsking} onClose={() => setAsking(false)} />
        </Group>
      )}
    </>
  )
}

function ExportButton() {
  const data = useExport()
  return (
    <>
      <Button variant="secondary" busy={data.isPending} onClick={() => data.mutate()}>
        <Icon name="download" className="size-5" />
        {data.isPending ? 'Собираем архив…' : 'Скачать архив'}
      </Button>
      <ErrorText error={data.error} className="mt-3" />
    </>
  )
}
