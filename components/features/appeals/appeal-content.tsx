'use client'

import { documentsAndImages } from '@/components/ui/file/file-rules'
import { FormSelect, FormTextarea } from '@/components/ui/form/form-fields'
import { FormFiles } from '@/components/ui/form/form-files'
import { stripTypography } from '@/lib/text/typography'
import { MAX_APPEAL_LENGTH, type AppealChoices } from '@/lib/domains/appeals/contract'

export function AppealContent({ choices: { addressees, topics } }: { choices: AppealChoices }) {
  return (
    <fieldset className="space-y-5">
      <legend className="mb-5 text-h2">Обращение</legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormSelect
          name="addressee"
          label="Кому"
          emptyLabel="Выберите"
          // The value is sent without the non-breaking spaces with which the label is drawn.
          options={addressees.map((title) => ({ value: stripTypography(title), label: title }))}
        />
        <FormSelect
          name="topic_id"
          label="Тема"
          emptyLabel="Выберите"
          options={topics.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </div>
      <FormTextarea
        name="text"
        label="Текст обращения"
        hint="Что случилось, где и когда, о чём вы просите"
        rows={10}
        longest={MAX_APPEAL_LENGTH}
      />
      <FormFiles
        name="documents_arr"
        label="Файлы"
        hint="Фотографии, .doc, .docx и .pdf до 20 МБ; не больше десяти"
        rules={documentsAndImages}
        optional
      />
    </fieldset>
  )
}
