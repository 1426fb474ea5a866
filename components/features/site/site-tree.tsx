import { Link } from '@/components/ui/link'
import type { SiteBranch } from '@/lib/navigation/site-tree'
import { formatNumber } from '@/lib/text/plural'

export function SiteTree({ branches }: { branches: readonly SiteBranch[] }) {
  return (
    <div className="gap-x-12 sm:columns-2 lg:columns-3">
      {branches.map((branch) => (
        <section key={branch.title} className="mb-10 break-inside-avoid">
          <h2 className="text-h3">
            <BranchTitle branch={branch} />
          </h2>
          {branch.branches && branch.branches.length > 0 && <SubBranches branches={branch.branches} />}
        </section>
      ))}
    </div>
  )
}

function SubBranches({ branches }: { branches: readonly SiteBranch[] }) {
  return (
    <ul className="mt-2.5 border-l-2 border-brand-tint">
      {branches.map((branch) => (
        <li
          key={branch.title}
          className="relative pl-5 before:absolute before:top-[1.375rem] before:left-0 before:h-0.5 before:w-3 before:bg-brand-tint"
        >
          <BranchTitle branch={branch} />
        </li>
      ))}
    </ul>
  )
}

function BranchTitle({ branch: { title, href, count } }: { branch: SiteBranch }) {
  return (
    <>
      {href ? (
        <Link href={href} className="link-quiet inline-block py-2">
          {title}
        </Link>
      ) : (
        <span className="inline-block py-2">{title}</span>
      )}
      {count !== undefined && count > 0 && (
        <span className="tabular ml-2 text-sm font-normal text-ink-soft">{formatNumber(count)}</span>
      )}
    </>
  )
}
