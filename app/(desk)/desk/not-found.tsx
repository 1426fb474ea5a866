import { LinkButton } from '@/components/ui/button/button'
import { paths } from '@/lib/config/paths'

export default function DeskNotFound() {
  return (
    <main className="shell py-16">
      <h1 className="text-h2">Такой страницы нет</h1>
      <p className="mt-3 max-w-measure">
        Заявка могла уйти в другое подразделение, или у вашей роли нет к ней доступа.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton href={paths.desk}>На рабочий стол</LinkButton>
        <LinkButton href={paths.admin} variant="secondary">
          В редакцию
        </LinkButton>
      </p>
    </main>
  )
}
