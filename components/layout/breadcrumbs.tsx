import { Link } from '@/components/ui/link'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { paths } from '@/lib/config/paths'
import type { Breadcrumb } from '@/lib/navigation/section-links'

export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const steps: Breadcrumb[] = [{ title: 'Главная', href: paths.home }, ...crumbs]
  return (
    <nav aria-label="Хлебные крошки" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {steps.map((crumb, index) => (
          <li key={crumb.title} className="flex items-center gap-x-2">
            {crumb.href === undefined ? (
              <UnbrokenNumbers text={crumb.title} />
            ) : (
              <Link href={crumb.href} className="link-quiet target inline-block py-1.5">
                <UnbrokenNumbers text={crumb.title} />
              </Link>
            )}
            {index < steps.length - 1 && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
