import { controlLook } from '@/components/ui/control-look'
import { HashDialog } from '@/components/ui/hash-dialog'
import { paths } from '@/lib/config/paths'

const places = [
  { title: 'В новостях', action: paths.news },
  { title: 'В документах', action: paths.documents },
  { title: 'В услугах', action: paths.servicesCatalog },
  { title: 'В вопросах и ответах', action: paths.faq },
] as const

/** Search of the header, `#search`: one question, four places to look. Plain GET forms. */
export function SearchDialog() {
  return (
    <HashDialog id="search" title="Что вы ищете?" size="wide">
      <form action={paths.news} role="search" aria-label="Поиск по порталу">
        <label htmlFor="header-search" className="sr-only">
          Текст поиска
        </label>
        <input
          id="header-search"
          name="text"
          type="search"
          maxLength={255}
          required
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus where one will type
          autoFocus
          placeholder="Например, детский сад или ремонт дороги"
          className={controlLook('min-h-14 text-lg')}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          {places.map((place, index) => (
            <button key={place.action} type="submit" formAction={place.action} className={index === 0 ? first : other}>
              {place.title}
            </button>
          ))}
        </div>
      </form>
    </HashDialog>
  )
}

const common = 'inline-flex min-h-11 items-center rounded-full px-5 py-2 font-medium transition-colors'
const first = `${common} bg-brand text-paper hover:bg-brand-strong`
const other = `${common} bg-brand-tint text-brand-strong hover:bg-brand-strong hover:text-paper`
