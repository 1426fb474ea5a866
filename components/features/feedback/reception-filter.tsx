import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'

/** Asks what one comes for: a GET form that works without JavaScript. */
export function ReceptionFilter({ text }: { text: string | undefined }) {
  return (
    <form action={paths.reception} aria-label="Отбор: кто принимает" className="max-w-3xl print:hidden">
      <SearchField
        id="reception-text"
        label="По какому вопросу или к кому"
        showLabel
        placeholder="Например, детский сад"
        defaultValue={text}
      />
    </form>
  )
}
