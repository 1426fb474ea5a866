'use client'

import { useWatch } from 'react-hook-form'
import { useCategories } from '@/components/features/ideas/propose-hooks'
import type { IdeaValues } from '@/components/features/ideas/propose-values'
import { SimilarIdeas } from '@/components/features/ideas/similar-ideas'
import { FormSelect, FormTextarea, FormTextInput } from '@/components/ui/form/form-fields'
import { LONGEST_IDEA, LONGEST_IDEA_TITLE } from '@/lib/contract/ideas'

/** Who, what and about what; similar ideas under the title while it is typed. */
export function ProposeWords() {
  const { data: categories = [], isError } = useCategories()
  const text = useWatch<IdeaValues, 'text'>({ name: 'text' })
  return (
    <div className="space-y-5">
      <FormTextInput name="author" label="Автор" hint="Из вашей учётной записи" readOnly autoComplete="off" />
      <FormTextInput
        name="title"
        label="Название идеи"
        hint="Коротко: что сделать и где"
        maxLength={LONGEST_IDEA_TITLE}
        autoComplete="off"
      />
      <SimilarIdeas />
      <FormSelect
        // options come later than the draft: the field is filled anew with them
        key={`categories-${categories.length}`}
        name="category_id"
        label="Категория"
        emptyLabel="Выберите категорию"
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {isError && <p role="alert">Не удалось загрузить категории. Обновите страницу: набранное сохранится.</p>}
      <div>
        <FormTextarea
          name="text"
          label="Описание"
          hint="Что вы предлагаете, кому и чем это поможет. Текст увидят все."
          rows={6}
          maxLength={LONGEST_IDEA}
        />
        <p className="mt-1.5 text-sm text-ink-soft tabular-nums">
          {text.length} из {LONGEST_IDEA} знаков
        </p>
      </div>
    </div>
  )
}
