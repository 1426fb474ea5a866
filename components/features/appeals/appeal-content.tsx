'use client'

import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { findLookalike, type Lookalike } from '@/components/features/appeals/find-lookalike'
import type { AppealValues } from '@/components/features/appeals/hooks'
import { TextInput } from '@/components/ui/field/text-input'
import { documentsAndImages } from '@/components/ui/file/file-rules'
import { FormSelect, FormTextarea } from '@/components/ui/form/form-fields'
import { FormFiles } from '@/components/ui/form/form-files'
import { paths } from '@/lib/config/paths'
import { MAX_APPEAL_LENGTH, type AppealChoices } from '@/lib/domains/appeals/contract'
import { formatDays } from '@/lib/text/plural'
import { stripTypography } from '@/lib/text/typography'
import { containsWords } from '@/lib/text/word-match'

interface AppealSubjectProps {
  topics: AppealChoices['topics']
  lookalikes: readonly Lookalike[]
}

export function AppealSubject({ topics, lookalikes }: AppealSubjectProps) {
  return (
    <>
      <FasterWay lookalikes={lookalikes} />
      <FormSelect
        name="topic_id"
        label="Тема"
        emptyLabel="Выберите"
        options={topics.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <FormTextarea
        name="text"
        label="Текст обращения"
        hint="Что случилось, где и когда, о чём вы просите"
        rows={8}
        longest={MAX_APPEAL_LENGTH}
      />
      <FormFiles
        name="documents_arr"
        label="Файлы"
        hint="Фотографии, .doc, .docx и .pdf до 20 МБ; не больше десяти"
        rules={documentsAndImages}
        optional
      />
    </>
  )
}

/** Claims are answered faster than appeals, so they come first. */
function FasterWay({ lookalikes }: Pick<AppealSubjectProps, 'lookalikes'>) {
  const text = useWatch<AppealValues, 'text'>({ name: 'text' })
  const found = findLookalike(text, lookalikes)
  return (
    <p role="status" className="border-l-4 border-sun py-1 pl-4">
      {found ? (
        <>
          Похоже на заявку «{found.title}»: на карте быстрее, отвечают за {formatDays(found.days)}.{' '}
        </>
      ) : (
        'Про фонари, ямы и мусор быстрее через карту: хватит места и снимка. '
      )}
      <a href={paths.reportClaim} className="link target">
        Сообщить о проблеме
      </a>
    </p>
  )
}

const SHOWN_ADDRESSEES = 5

export function AppealAddressee({ choices }: { choices: AppealChoices }) {
  const { addressees, addressee_groups: groups } = choices
  return (
    <>
      <FormSelect
        name="addressee"
        label="Кому"
        emptyLabel="Выберите"
        hint="Не знаете кому? Выберите главу города: обращение передадут тому, кто решает вопрос."
        options={groups.length === 0 ? addressees.map(toOption) : groups.map(toGroup)}
      />
      <AddresseeSearch addressees={addressees} />
    </>
  )
}

function AddresseeSearch({ addressees }: { addressees: readonly string[] }) {
  const { setValue, setFocus } = useFormContext<AppealValues>()
  const [query, setQuery] = useState('')
  const found = query.trim() ? addressees.filter((title) => containsWords(title, query)) : []
  const choose = (title: string) => {
    setValue('addressee', stripTypography(title), { shouldDirty: true, shouldValidate: true })
    setQuery('')
    setFocus('addressee')
  }
  return (
    <div className="[@media(scripting:none)]:hidden">
      <TextInput
        id="appeal-addressee-search"
        type="search"
        label="Найти в списке"
        hint="Фамилия, должность или название"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div role="status">
        {query.trim() !== '' && found.length === 0 && (
          <p className="mt-2">Никого не нашлось. Попробуйте другое слово.</p>
        )}
        {found.length > SHOWN_ADDRESSEES && (
          <p className="mt-2 text-sm text-ink-soft">
            Показаны первые {SHOWN_ADDRESSEES} из {found.length}
          </p>
        )}
      </div>
      {found.length > 0 && (
        <ul aria-label="Найденные адресаты" className="mt-2 divide-y divide-line border-y border-line">
          {found.slice(0, SHOWN_ADDRESSEES).map((title) => (
            <li key={title}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center py-2 text-left text-brand-strong hover:bg-brand-tint"
                onClick={() => choose(title)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function toGroup({ title, addressees }: AppealChoices['addressee_groups'][number]) {
  const [only] = addressees
  return addressees.length === 1 && only === title
    ? toOption(only)
    : { label: title, options: addressees.map(toOption) }
}

/** The value is sent without the non-breaking spaces with which the label is drawn. */
function toOption(title: string) {
  return { value: stripTypography(title), label: title }
}
