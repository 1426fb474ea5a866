import { DeskHeader } from '@/components/desk/desk-frame'
import { LinkButton } from '@/components/ui/button/button'
import { paths } from '@/lib/config/paths'

export default function DeskNotFound() {
  return (
    <>
      {/* without the sections of a reader: Next draws this page into every other one */}
      <DeskHeader>
        <a href={paths.desk} className="link target shrink-0 text-base">
          Мой стол
        </a>
      </DeskHeader>
      <main id="content" className="shell py-16">
        <h1 className="text-h2">Такой страницы нет</h1>
        <p className="mt-3 max-w-measure">
          Возможно, в адресе опечатка, карточку передали другому подразделению или у вашей роли нет доступа к этой
          странице.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={paths.desk}>На рабочий стол</LinkButton>
          <LinkButton href={paths.admin} variant="secondary">
            В редакцию
          </LinkButton>
        </p>
      </main>
    </>
  )
}
