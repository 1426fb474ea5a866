'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { findLookalike, type Lookalike } from '@/components/features/appeals/find-lookalike'
import type { AppealValues } from '@/components/features/appeals/hooks'
import { ListSearch } from '@/components/ui/field/list-search'
import { documentsAndImages } from '@/components/ui/file/file-rules'
import { FormSelect, FormTextarea } from '@/components/ui/form/form-fields'
import { FormFiles } from '@/components/ui/form/form-files'
import { paths } from '@/lib/config/paths'
import { MAX_APPEAL_LENGTH, type AppealChoices } from '@/lib/domains/appeals/contract'
import { formatCount } from '@/lib/text/plural'
import { stripTypography } from '@/lib/text/typography'

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
          Похоже на тему «{found.title}»: на карте ответят за{' '}
          {formatCount(found.days, ['рабочий день', 'рабочих дня', 'рабочих дней'])}.{' '}
        </>
      ) : (
        'О фонарях, ямах и мусоре быстрее сообщить на карте. '
      )}
      <a href={paths.reportClaim} className="link target">
        Сообщить о проблеме
      </a>
    </p>
  )
}

export function AppealAddressee({ choices }: { choices: AppealChoices }) {
  const { setValue, setFocus } = useFormContext<AppealValues>()
  const { addressees, addressee_groups: groups } = choices
  function choose(value: string | number) {
    setValue('addressee', String(value), { shouldDirty: true, shouldValidate: true })
    setFocus('addressee')
  }
  return (
    <>
      <FormSelect
        name="addressee"
        label="Кому"
        emptyLabel="Выберите"
        hint="Не знаете кому? Выберите главу города: обращение передадут тому, кто решает вопрос."
        options={groups.length === 0 ? addressees.map(toOption) : groups.map(toGroup)}
      />
      <ListSearch
        id="appeal-addressee-search"
        label="Найти в списке"
        hint="Фамилия, должность или название"
        foundLabel="Найденные адресаты"
        options={addressees.map(toOption)}
        onChoose={choose}
      />
    </>
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
