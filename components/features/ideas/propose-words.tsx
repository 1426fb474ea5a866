'use client'

import { useCategories } from '@/components/features/ideas/propose-hooks'
import { SimilarIdeas } from '@/components/features/ideas/similar-ideas'
import { FormSelect, FormTextarea, FormTextInput } from '@/components/ui/form/form-fields'
import { LONGEST_IDEA } from '@/lib/domains/ideas/contract'

/** Draws the author, the title, the theme and the text; similar ideas appear under the title while it is typed. */
export function ProposeText() {
  const { data: categories = [], isError } = useCategories()
  return (
    <div className="space-y-5">
      <FormTextInput name="author" label="Автор" hint="Из вашей учётной записи" readOnly autoComplete="off" />
      <FormTextInput name="title" label="Название идеи" hint="Коротко: что сделать и где" autoComplete="off" />
      <SimilarIdeas />
      <FormSelect
        name="category_id"
        label="Категория"
        emptyLabel="Выберите категорию"
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {isError && <p role="alert">Не удалось загрузить категории. Обновите страницу: набранное сохранится.</p>}
      <FormTextarea
        name="text"
        label="Описание"
        hint="Что вы предлагаете, кому и чем это поможет. Текст увидят все."
        rows={6}
        longest={LONGEST_IDEA}
      />
    </div>
  )
}
