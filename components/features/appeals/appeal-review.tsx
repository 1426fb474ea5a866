'use client'

import { useFormContext } from 'react-hook-form'
import type { AppealValues } from '@/components/features/appeals/hooks'
import { LEGAL_TYPES, type AppealChoices } from '@/lib/domains/appeals/contract'
import { formatCount } from '@/lib/text/plural'
import { shorten } from '@/lib/text/shorten'

const SHOWN_TEXT = 160
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-2.5 sm:pt-1 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-baseline'

interface AppealReviewProps {
  topics: AppealChoices['topics']
  onChange: (step: number) => void
}

/** What was typed on the steps before. */
export function AppealReview({ topics, onChange }: AppealReviewProps) {
  const values = useFormContext<AppealValues>().watch()
  const topic = topics.find(({ id }) => String(id) === String(values.topic_id))?.title
  const { length: files } = values.documents_arr
  const rows = [
    {
      step: 1,
      term: 'О чём',
      lines: [topic, shorten(values.text, SHOWN_TEXT), files > 0 && formatCount(files, fileForms)],
    },
    { step: 2, term: 'Кому', lines: [values.addressee] },
    { step: 3, term: 'Кто вы', lines: [formatAuthor(values), values.email, formatDelivery(values)] },
  ]
  return (
    <dl className="divide-y divide-line border-y border-line print:hidden [@media(scripting:none)]:hidden">
      {rows.map(({ step, term, lines }) => {
        const filled = lines.filter((line): line is string => Boolean(line))
        return (
          <div key={step} className={ROW}>
            <dt className="text-ink-soft max-sm:text-sm">{term}</dt>
            <dd className="wrap-anywhere max-sm:col-start-1">
              {filled.length === 0 && <span className="text-ink-soft">Не заполнено</span>}
              {filled.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
            <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
              <button type="button" className="link min-h-11 px-1" onClick={() => onChange(step)}>
                {filled.length === 0 ? 'Заполнить' : 'Изменить'}
                <span className="sr-only">: {term.toLowerCase()}</span>
              </button>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const fileForms = ['файл', 'файла', 'файлов'] as const

function formatAuthor({
  legal_type: type,
  organization,
  surname,
  name,
  patronymic,
  no_patronymic: isWithout,
}: AppealValues) {
  if (Number(type) === LEGAL_TYPES.entity) return organization
  return [surname, name, !isWithout && patronymic].filter(Boolean).join(' ')
}

function formatDelivery({ answer_delivery: delivery, postal_address: address }: AppealValues) {
  return delivery === 'post' && address ? `Ответ письмом: ${address}` : ''
}
