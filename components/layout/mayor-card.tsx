import { Mail } from 'lucide-react'
import Link from 'next/link'
import type { MayorFacts } from '@/components/layout/site-facts'
import { SocialLinks } from '@/components/layout/social-links'
import { Picture } from '@/components/ui/picture'
import { paths } from '@/lib/config/paths'

/** The mayor in the menu: portrait, name, who he is, how to write to him. */
export function MayorCard({ mayor }: { mayor: MayorFacts }) {
  return (
    <div className="flex gap-6">
      <div className="w-28 shrink-0 sm:w-36">
        <Picture image={mayor.head_img} ratio="portrait" sizes="9rem" decorative />
      </div>
      <div className="min-w-0">
        <p className="text-h3">
          <Link href={paths.mayor} className="link-quiet">
            {mayor.surname}
            <br />
            {mayor.name} {mayor.patronymic}
          </Link>
        </p>
        {mayor.description && <p className="mt-2 text-sm text-ink-soft">{mayor.description}</p>}
        {mayor.email && (
          <p className="mt-3">
            <a
              href={`mailto:${mayor.email}`}
              className="link inline-flex min-h-11 max-w-full items-center gap-2 break-all"
            >
              <Mail aria-hidden className="size-5 shrink-0" />
              {mayor.email}
            </a>
          </p>
        )}
        <SocialLinks socials={mayor.socials} label="Глава города в социальных сетях" className="mt-1" />
      </div>
    </div>
  )
}
