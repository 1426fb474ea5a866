import Link from 'next/link'
import type { MayorFacts } from '@/components/layout/site-facts'
import { SocialLinks } from '@/components/layout/social-links'
import { Picture } from '@/components/ui/picture/picture'
import { BreakableText } from '@/components/ui/text/line-breaks'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import { Icon } from '@/components/ui/icon/icon'

export function MayorCard({ mayor }: { mayor: MayorFacts }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-3 wide:grid-cols-[9rem_minmax(0,1fr)] wide:gap-x-6">
      <div className="wide:row-span-2">
        <Picture image={mayor.head_img} ratio="portrait" sizes="9rem" decorative />
      </div>
      <p className="text-h3">
        <Link href={paths.mayor} className="link-quiet">
          {mayor.surname}
          <br />
          {mayor.name} {mayor.patronymic}
        </Link>
      </p>
      <div className="col-span-2 wide:col-span-1">
        {mayor.description && (
          <p className="mb-2 text-sm text-ink-soft">
            <TextWithContacts text={mayor.description} />
          </p>
        )}
        {mayor.email && (
          <a
            href={`mailto:${mayor.email}`}
            className="link inline-flex min-h-11 max-w-full items-center gap-2 break-words"
          >
            <Icon name="mail" className="size-5 shrink-0" />
            <span className="min-w-0">
              <BreakableText text={mayor.email} />
            </span>
          </a>
        )}
        <SocialLinks socials={mayor.socials} label="Глава города в социальных сетях" className="mt-1" />
      </div>
    </div>
  )
}
