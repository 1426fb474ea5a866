'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { useThemes, type ReportValues } from '@/components/features/claims/hooks'
import { SimilarClaims } from '@/components/features/claims/similar-claims'
import { FormSelect } from '@/components/ui/form/form-fields'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { countOf } from '@/lib/shared/plural'

/**
 * Draws the choice of theme and subtheme with what it covers, the term and who answers, then similar claims of
 * neighbours.
 */
export function ReportTheme() {
  const { data: themes = [], isError } = useThemes()
  const { setValue } = useFormContext<ReportValues>()
  const [topId, categoryId] = useWatch<ReportValues, ['top_id', 'category_id']>({ name: ['top_id', 'category_id'] })
  const top = themes.find(({ id }) => String(id) === topId)
  const inner = top?.childCategories ?? []
  const chosen = inner.find(({ id }) => String(id) === categoryId) ?? (inner.length === 0 ? top : undefined)
  return (
    <fieldset className="space-y-5">
      <legend className="mb-4 text-h3">2. О чём</legend>
      {isError && <p role="alert">Не удалось загрузить темы. Обновите страницу: набранное сохранится.</p>}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormSelect
          name="top_id"
          label="Тема"
          emptyLabel="Выберите тему"
          options={themes.map(({ id, title }) => ({ value: id, label: title }))}
          onInput={(event) => {
            const next = themes.find(({ id }) => String(id) === event.currentTarget.value)
            setValue('category_id', next?.childCategories.length === 0 ? String(next.id) : '')
          }}
        />
        <FormSelect
          name="category_id"
          label="Что случилось"
          emptyLabel={top ? 'Выберите из списка' : 'Сначала выберите тему'}
          options={(inner.length > 0 ? inner : top ? [top] : []).map(({ id, title }) => ({ value: id, label: title }))}
        />
      </div>
      {chosen && (
        <p className="text-ink-soft">
          {chosen.covers && <TextWithContacts text={`${chosen.covers} `} />}
          Ответят за {countOf(chosen.term_days, ['рабочий день', 'рабочих дня', 'рабочих дней'])}
          {chosen.department && `, отвечает ${chosen.department.title}`}.
        </p>
      )}
      <SimilarClaims />
    </fieldset>
  )
}
