import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { paths } from '@/lib/config/paths'
import type { FaqFilter } from '@/lib/domains/faq/contract'

interface FaqFilterBarProps {
  topics: readonly { id: number; title: string; count: number }[]
  filter: FaqFilter
}

/** Draws two fields in one GET form. They are few, so they are not folded on phones either. */
export function FaqFilterBar({ topics, filter }: FaqFilterBarProps) {
  return (
    <form
      aria-label="Отбор вопросов"
      action={paths.faq}
      role="search"
      className="grid gap-4 rounded-card bg-ground p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-[minmax(0,1fr)_19rem_minmax(var(--submit),auto)] lg:items-end"
    >
      <TextInput
        id="faq-text"
        name="text"
        type="search"
        enterKeyHint="search"
        maxLength={255}
        label="Слова из вопроса"
        placeholder="Например, счётчик воды"
        defaultValue={filter.text}
      />
      <Select
        id="faq-topic"
        name="topic"
        label="Тема"
        emptyLabel="Все темы"
        options={topics.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={filter.topic}
      />
      <Button type="submit" className="sm:col-span-2 lg:col-span-1">
        Найти
      </Button>
    </form>
  )
}
