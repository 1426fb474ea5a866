import { Link } from '@/components/ui/link'
import { paths } from '@/lib/config/paths'

const links = [
  { title: 'Каталог услуг', text: 'Документы, сроки и стоимость', href: paths.servicesCatalog },
  { title: 'Центры обслуживания', text: 'Адреса и что открыто сейчас', href: paths.serviceCenters },
  { title: 'Вопросы и ответы', text: 'Короткие ответы на частое', href: paths.faq },
  { title: 'Отчёты и материалы', text: 'По годам, файлами', href: paths.servicesReports },
]

export function AboutLinks() {
  return (
    <nav aria-label="Услуги" className="rounded-card bg-ground px-5 sm:px-6 print:hidden">
      <ul className="divide-y divide-line">
        {links.map(({ title, text, href }) => (
          <li key={href} className="py-4">
            <Link href={href} className="link font-medium">
              {title}
            </Link>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
