'use client'

import { useState, useEffect, useRef, type ComponentProps } from 'react'
import { useMutation } from '@tanstack/react-query'
import { AppealForm } from '@/components/features/appeals/appeal-form'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'
import type { AppealReceipt } from '@/lib/domains/appeals/contract'
import { Button, LinkButton } from '@/components/ui/button/button'
import { DataList } from '@/components/ui/list/data-list'
import { ErrorText } from '@/components/ui/text/error-text'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { openFile } from '@/lib/client/open-file'
import { paths } from '@/lib/config/paths'
import { formatLongDate } from '@/lib/time/dates'
import { Icon } from '@/components/ui/icon/icon'

type AppealPanelProps = Omit<ComponentProps<typeof AppealForm>, 'isResident' | 'onSent'>

export function AppealPanel(props: AppealPanelProps) {
  const isResident = Boolean(useToken())
  const [appeal, setAppeal] = useState<AppealReceipt>()
  return (
    <QueryProvider>
      {appeal ? <AppealResult appeal={appeal} /> : <AppealForm {...props} isResident={isResident} onSent={setAppeal} />}
    </QueryProvider>
  )
}

function AppealResult({ appeal }: { appeal: AppealReceipt }) {
  const open = useMutation({ mutationFn: openFile })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { receipt_file: receipt } = appeal
  return (
    <section aria-labelledby="appeal-sent" className="max-w-2xl">
      <Icon name="circle-check" className="size-12 text-brand stroke-[1.5]" />
      <h2 id="appeal-sent" ref={heading} tabIndex={-1} className="mt-4 text-h2 outline-none">
        <UnbrokenNumbers text={`Обращение № ${appeal.number} получено`} />
      </h2>
      <p className="mt-3 text-lg text-ink-soft">
        О каждом шаге мы сообщим письмом и уведомлением. Номер пригодится, если будете звонить в приёмную.
      </p>
      <div className="mt-6">
        <DataList
          rows={[
            { term: 'Зарегистрируют не позднее', value: formatLongDate(appeal.register_by, 'UTC') },
            { term: 'Ответят не позднее', value: formatLongDate(appeal.answer_by, 'UTC') },
          ]}
        />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {receipt !== null && (
          <Button busy={open.isPending} onClick={() => open.mutate(receipt)}>
            Скачать расписку (PDF)
          </Button>
        )}
        <LinkButton href={paths.profile} variant="secondary">
          Мои обращения
        </LinkButton>
      </div>
      <ErrorText error={open.error} className="mt-3" />
    </section>
  )
}
