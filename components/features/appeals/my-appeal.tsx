'use client'

import { useAppeal } from '@/components/features/appeals/hooks'
import { PrintAppeal } from '@/components/features/appeals/print-appeal'
import { Failed, Loading } from '@/components/account/cabinet-section'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { MomentText } from '@/components/ui/text/date-text'
import { FileButton, PrivateFiles } from '@/components/ui/file/private-files'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { openFile } from '@/lib/client/open-file'
import type { AppealItem } from '@/lib/domains/appeals/contract'

export function MyAppeal({ id }: { id: number }) {
  const { data: appeal, isPending, isError, refetch } = useAppeal(id)
  if (isError) return <Failed retry={refetch} />
  if (isPending) return <Loading />
  return (
    <div className="space-y-6 pb-6">
      <Answer appeal={appeal} />
      <Steps appeal={appeal} />
      <div>
        <h3 className="font-medium">Текст обращения</h3>
        <p className="mt-1 whitespace-pre-line">{appeal.text}</p>
        <p className="mt-2 text-sm text-ink-soft">
          Кому: {appeal.addressee}
          {appeal.forwarded_to && ` · направлено: ${appeal.forwarded_to}`}
          {appeal.registration_number && ` · регистрационный № ${appeal.registration_number}`}
        </p>
      </div>
      <PrivateFiles title="Приложено к обращению" files={appeal.files} openFile={openFile} />
      {appeal.receipt_file !== null && (
        <FileButton id={appeal.receipt_file} title="Расписка о получении (PDF)" openFile={openFile} />
      )}
      <PrintAppeal appeal={appeal} />
    </div>
  )
}

function Answer({ appeal }: { appeal: AppealItem }) {
  if (!appeal.answer_text) return null
  return (
    <div className="rounded-card bg-sand p-5">
      <h3 className="font-medium">Ответ</h3>
      <p className="mt-2 whitespace-pre-line">{appeal.answer_text}</p>
      <PrivateFiles title="Файлы к ответу" files={appeal.answer_files} openFile={openFile} />
    </div>
  )
}

function Steps({ appeal }: { appeal: AppealItem }) {
  return (
    <div>
      <h3 className="font-medium">Как рассматривают</h3>
      <ol className="mt-2 border-l-2 border-brand">
        {appeal.events.map((event) => (
          <li key={event.id} className="py-1.5 pl-4">
            {event.title}
            <span className="block text-sm text-ink-soft">
              <MomentText value={event.created_at} form="moment" withDay zone={cityTimeZone()} />
            </span>
            {event.text && (
              <span className="block text-ink-soft">
                <TextWithContacts text={event.text} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
